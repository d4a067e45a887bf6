import CoreGraphics
import Foundation

// Filters by functions, with properties for their parameters: `CIFilter.gaussianBlur().radius = 3`.

/// A filter of one image.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
  var inputImage: CIImage? { get set }
}

/// A filter that `CIFilter`'s functions return. Properties of parameters that the filter does not have are without
/// effect.
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

  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  public var amount: Float {
    get { Float(numbers.number("inputAmount")) }
    set { setValue(Double(newValue), forKey: "inputAmount") }
  }
  public var angle: Float {
    get { Float(numbers.number("inputAngle")) }
    set { setValue(Double(newValue), forKey: "inputAngle") }
  }
  public var aspectRatio: Float {
    get { Float(numbers.number("inputAspectRatio")) }
    set { setValue(Double(newValue), forKey: "inputAspectRatio") }
  }
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  public var brightness: Float {
    get { Float(numbers.number("inputBrightness")) }
    set { setValue(Double(newValue), forKey: "inputBrightness") }
  }
  public var center: CGPoint {
    get { numbers.vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  public var color: CIColor {
    get { numbers.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  public var contrast: Float {
    get { Float(numbers.number("inputContrast")) }
    set { setValue(Double(newValue), forKey: "inputContrast") }
  }
  public var ev: Float {
    get { Float(numbers.number("inputEV")) }
    set { setValue(Double(newValue), forKey: "inputEV") }
  }
  public var extent: CGRect {
    get { numbers.vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  public var intensity: Float {
    get { Float(numbers.number("inputIntensity")) }
    set { setValue(Double(newValue), forKey: "inputIntensity") }
  }
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  public var power: Float {
    get { Float(numbers.number("inputPower")) }
    set { setValue(Double(newValue), forKey: "inputPower") }
  }
  public var radius: Float {
    get { Float(numbers.number("inputRadius")) }
    set { setValue(Double(newValue), forKey: "inputRadius") }
  }
  public var saturation: Float {
    get { Float(numbers.number("inputSaturation")) }
    set { setValue(Double(newValue), forKey: "inputSaturation") }
  }
  public var scale: Float {
    get { Float(numbers.number("inputScale")) }
    set { setValue(Double(newValue), forKey: "inputScale") }
  }
  public var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}

extension CIFilter {
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianBlur") }
  public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBoxBlur") }
  public class func colorControls() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorControls") }
  public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIExposureAdjust") }
  public class func gammaAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGammaAdjust") }
  public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorInvert") }
  public class func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorMonochrome") }
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISepiaTone") }
  public class func hueAdjust() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIHueAdjust") }
  public class func vibrance() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIVibrance") }
  public class func maskToAlpha() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMaskToAlpha") }
  public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectNoir") }
  public class func photoEffectTonal() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPhotoEffectTonal") }
  public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIPixellate") }
  public class func areaAverage() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaAverage") }
  public class func areaMaximum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMaximum") }
  public class func areaMinimum() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAreaMinimum") }
  public class func lanczosScaleTransform() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CILanczosScaleTransform") }
  public class func affineClamp() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAffineClamp") }
  public class func blendWithMask() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIBlendWithMask") }
  public class func sourceOverCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISourceOverCompositing") }
  public class func multiplyCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIMultiplyCompositing") }
  public class func additionCompositing() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIAdditionCompositing") }
}
