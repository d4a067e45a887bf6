import CoreGraphics

extension CIImage {
  /// Returns the image turned and mirrored as an orientation of EXIF says, 1 to 8, with its lower left corner at the
  /// origin; as it is for other numbers.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard !extent.isInfinite, !extent.isNull else { return self }
    let matrix = orientationTransform(forExifOrientation: orientation)
    return matrix.isIdentity ? self : transformed(by: matrix)
  }

  /// Returns the transform for an orientation of EXIF; that which changes nothing for other numbers.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let matrix: CGAffineTransform
    switch orientation {
    case 2: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: matrix = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: matrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: matrix = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: matrix = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: return .identity
    }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(matrix)
  }
}
