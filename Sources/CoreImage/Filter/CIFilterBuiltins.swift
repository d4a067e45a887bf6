import CoreGraphics
import Foundation

// Filters created by functions, with properties for their parameters: `CIFilter.gaussianBlur().radius = 3`.

/// A filter with an input image and an output image.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cifilterprotocol).
public protocol CIFilterProtocol: AnyObject {
  /// The resulting image; nil if a required image is missing.
  var outputImage: CIImage? { get }
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
}

/// A filter created by one of `CIFilter`'s functions. Setting a parameter that the filter does not have has no effect.
///
/// Unchecked as its superclass is.
public final class CIBuiltinFilter: CIFilter, CIFilterProtocol, @unchecked Sendable {
  convenience init(builtin name: String) {
    guard let recipe = FilterRecipe.all[name] else { preconditionFailure("There is no filter \(name)") }
    self.init(name, recipe)
  }

  private var numbers: FilterValues {
    FilterValues(
      values: Dictionary(uniqueKeysWithValues: inputKeys.compactMap { key in value(forKey: key).map { (key, $0) } }))
  }

  /// The image to be filtered.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The amount of the effect.
  public var amount: Float {
    get { Float(numbers.number("inputAmount")) }
    set { setValue(Double(newValue), forKey: "inputAmount") }
  }
  /// The angle in radians.
  public var angle: Float {
    get { Float(numbers.number("inputAngle")) }
    set { setValue(Double(newValue), forKey: "inputAngle") }
  }
  /// The horizontal scale relative to the vertical one.
  public var aspectRatio: Float {
    get { Float(numbers.number("inputAspectRatio")) }
    set { setValue(Double(newValue), forKey: "inputAspectRatio") }
  }
  /// The image behind the input image.
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  /// The amount added to each component.
  public var brightness: Float {
    get { Float(numbers.number("inputBrightness")) }
    set { setValue(Double(newValue), forKey: "inputBrightness") }
  }
  /// The centre in pixels, from the lower left corner.
  public var center: CGPoint {
    get { numbers.vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  /// The colour of the effect.
  public var color: CIColor {
    get { numbers.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  /// The contrast; 1 leaves the image unchanged.
  public var contrast: Float {
    get { Float(numbers.number("inputContrast")) }
    set { setValue(Double(newValue), forKey: "inputContrast") }
  }
  /// The exposure in stops.
  public var ev: Float {
    get { Float(numbers.number("inputEV")) }
    set { setValue(Double(newValue), forKey: "inputEV") }
  }
  /// The area to be reduced, in pixels.
  public var extent: CGRect {
    get { numbers.vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  /// The intensity of the effect; 1 is the full one.
  public var intensity: Float {
    get { Float(numbers.number("inputIntensity")) }
    set { setValue(Double(newValue), forKey: "inputIntensity") }
  }
  /// The image whose brightness selects between the two others.
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  /// The exponent of the gamma curve.
  public var power: Float {
    get { Float(numbers.number("inputPower")) }
    set { setValue(Double(newValue), forKey: "inputPower") }
  }
  /// The radius in pixels.
  public var radius: Float {
    get { Float(numbers.number("inputRadius")) }
    set { setValue(Double(newValue), forKey: "inputRadius") }
  }
  /// The saturation; 0 yields shades of grey.
  public var saturation: Float {
    get { Float(numbers.number("inputSaturation")) }
    set { setValue(Double(newValue), forKey: "inputSaturation") }
  }
  /// The scale, or the size of a pixelated square.
  public var scale: Float {
    get { Float(numbers.number("inputScale")) }
    set { setValue(Double(newValue), forKey: "inputScale") }
  }
  /// The affine transform.
  public var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}

extension CIFilter {
  /// Creates a filter that blurs an image with a Gaussian distribution.
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianBlur") }
  /// Creates a filter that blurs an image with a box.
  public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBoxBlur") }
  /// Creates a filter that adjusts saturation, brightness and contrast.
  public class func colorControls() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorControls") }
  /// Creates a filter that adjusts the exposure.
  public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIExposureAdjust") }
  /// Creates a filter that applies a gamma curve.
  public class func gammaAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGammaAdjust") }
  /// Creates a filter that inverts colours.
  public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorInvert") }
  /// Creates a filter that replaces colours by shades of one colour.
  public class func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMonochrome") }
  /// Creates a filter that replaces colours by shades of brown.
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISepiaTone") }
  /// Creates a filter that rotates hues.
  public class func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueAdjust") }
  /// Creates a filter that saturates dull colours more than bright ones.
  public class func vibrance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVibrance") }
  /// Creates a filter that turns brightness into transparency.
  public class func maskToAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskToAlpha") }
  /// Creates a filter that turns an image black and white with low contrast.
  public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectMono") }
  /// Creates a filter that turns an image black and white with high contrast.
  public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectNoir") }
  /// Creates a filter that turns an image black and white without changing its tones.
  public class func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectTonal") }
  /// Creates a filter that replaces an image by squares of one colour each.
  public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPixellate") }
  /// Creates a filter that yields one pixel of the average colour of an area.
  public class func areaAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaAverage") }
  /// Creates a filter that yields one pixel of the greatest components in an area.
  public class func areaMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximum") }
  /// Creates a filter that yields one pixel of the smallest components in an area.
  public class func areaMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimum") }
  /// Creates a filter that scales an image.
  public class func lanczosScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILanczosScaleTransform") }
  /// Creates a filter that transforms an image and extends its edges infinitely.
  public class func affineClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineClamp") }
  /// Creates a filter that blends two images as a mask specifies.
  public class func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithMask") }
  /// Creates a filter that places an image in front of another.
  public class func sourceOverCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceOverCompositing") }
  /// Creates a filter that multiplies the components of two images.
  public class func multiplyCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMultiplyCompositing") }
  /// Creates a filter that adds the components of two images.
  public class func additionCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAdditionCompositing") }
}
