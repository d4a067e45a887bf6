extension UIImage {
  /// The image as PNG; nil without pixels.
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
