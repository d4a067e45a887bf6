@_exported import CoreImage
import UIKit

extension CIImage {
  /// Creates an image with the pixels of another; nil if it has none.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Creates an image with the pixels of another; nil if it has none. The options have no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }
}

extension UIImage {
  /// A key of which only the address is used.
  nonisolated(unsafe) private static let recipeKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The image from which this one was rendered; nil for others.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, Self.recipeKey) as? CIImage }

  /// Renders an image, which runs all its filters.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    objc_setAssociatedObject(self, Self.recipeKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Renders an image at a scale of 1.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
}

extension UIColor {
  /// Creates a colour from a filter's colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour for use in filters.
  public var ciColor: CIColor { CIColor(color: self) }
}

extension CIColor {
  /// Creates a colour for use in filters.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
