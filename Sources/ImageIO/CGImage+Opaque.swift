import CoreGraphics

extension CGImage {
  /// Returns the image over a colour, or over white, if it may be transparent; itself otherwise.
  func opaque(over color: CGColor?) -> CGImage {
    guard hasAlpha,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return self }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(whole)
    if let color {
      context.setFillColor(color)
      context.fill(whole)
    }
    context.draw(self, in: whole)
    return context.makeImage() ?? self
  }
}
