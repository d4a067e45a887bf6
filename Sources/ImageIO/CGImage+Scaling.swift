import CoreGraphics

extension CGImage {
  /// Returns the image scaled down to a longer side of at most `limit` pixels, or itself if it is not larger.
  func scaledDown(toPixels limit: Int) -> CGImage? {
    let longer = max(width, height)
    guard longer > limit, limit > 0 else { return self }
    let factor = CGFloat(limit) / CGFloat(longer)
    let size = (max(1, Int((CGFloat(width) * factor).rounded())), max(1, Int((CGFloat(height) * factor).rounded())))
    guard
      let context = CGContext(
        data: nil, width: size.0, height: size.1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    context.draw(self, in: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    return context.makeImage()
  }
}
