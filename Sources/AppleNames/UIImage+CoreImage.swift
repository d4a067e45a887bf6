@_exported import CoreImage
import UIKit

extension CIImage {
  /// The image's picture, in its pixels; nil for an image without one.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
}

extension UIImage {
  /// An address alone, as a name.
  nonisolated(unsafe) private static let recipeKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The image that this one was made of; nil for others.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, Self.recipeKey) as? CIImage }

  /// Renders an image, which takes as long as its filters.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    objc_setAssociatedObject(self, Self.recipeKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Renders an image at one pixel a point.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour for filters.
  public var ciColor: CIColor { CIColor(color: self) }
}

extension CIColor {
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
