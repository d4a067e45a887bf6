import CoreImage
import ImageIO

extension CIImage {
  /// Returns the image turned and mirrored as an orientation says, with its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the transform for an orientation.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    orientationTransform(forExifOrientation: Int32(orientation.rawValue))
  }
}
