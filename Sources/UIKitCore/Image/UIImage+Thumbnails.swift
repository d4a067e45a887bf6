extension UIImage {
  /// Returns a copy stretched to `size` points at the image's scale; the image itself if it is not larger in pixels,
  /// and nil without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let source = uprightImage(), size.width > 0, size.height > 0, source.width > 0, source.height > 0 else {
      return nil
    }
    let scale = self.scale
    let target = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard target.width < CGFloat(source.width) || target.height < CGFloat(source.height) else { return self }
    guard target.width >= 1, target.height >= 1, let context = CGContext(size: target, scale: 1, opaque: false) else {
      return nil
    }
    context.drawUpright(source, in: CGRect(origin: .zero, size: target))
    guard let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Creates the thumbnail on a background queue, and calls the handler there.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns a thumbnail created in the background; see `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Returns the image itself: images here are decoded when they are created.
  public func preparingForDisplay() -> UIImage? { self }

  /// Passes the image itself to the handler, on a background queue.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self) }
  }

  /// Returns the image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
