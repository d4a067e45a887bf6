import Synchronization

extension UIImage {
  /// Draws the image into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its top left corner at a point, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched to `rect`. The caps of a resizable image keep their size.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to `rect`, with a blend mode and an opacity from 0 to 1. Does nothing without a context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    guard let image = ownTint.flatMap({ tinted($0.cgColor) }) ?? cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha < 1 { context.setAlpha(alpha) }
    if isResizable, rect.size != size {
      drawResized(in: rect, on: context) { context.drawOriented(image, orientation: imageOrientation, in: $0) }
    } else {
      context.drawOriented(image, orientation: imageOrientation, in: rect)
    }
    context.restoreGState()
  }

  /// Fills `rect` of the current context with copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }

  /// Returns the image's shape in one colour.
  func tinted(_ color: CGColor) -> CGImage? {
    guard let cgImage else { return nil }
    if let cached = tintCache.value, cached.color == color { return cached.image }
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    guard let context = CGContext(size: pixels, scale: 1, opaque: false) else { return nil }
    let rect = CGRect(origin: .zero, size: pixels)
    context.drawUpright(cgImage, in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(rect)
    guard let image = context.makeImage() else { return nil }
    tintCache.value = (color, image)
    return image
  }

  /// Returns the pixels rotated so that the first row is the top.
  ///
  /// - Parameter source: pixels to use in place of the image's own.
  func uprightImage(_ source: CGImage? = nil) -> CGImage? {
    guard imageOrientation != .up, let cgImage = source ?? cgImage else { return source ?? cgImage }
    let size = CGSize(width: self.size.width * scale, height: self.size.height * scale)
    guard let context = CGContext(size: size, scale: 1, opaque: false) else { return cgImage }
    context.drawOriented(cgImage, orientation: imageOrientation, in: CGRect(origin: .zero, size: size))
    return context.makeImage()
  }
}

extension CGContext {
  /// Draws `image`, whose orientation is given, upright in `rect`.
  func drawOriented(_ image: CGImage, orientation: UIImage.Orientation, in rect: CGRect) {
    guard orientation != .up else {
      drawUpright(image, in: rect)
      return
    }
    saveGState()
    translateBy(x: rect.midX, y: rect.midY)
    var size = rect.size
    switch orientation {
    case .up: break
    case .upMirrored: scaleBy(x: -1, y: 1)
    case .down: rotate(by: .pi)
    case .downMirrored: scaleBy(x: 1, y: -1)
    case .left, .leftMirrored:
      if orientation == .leftMirrored { scaleBy(x: 1, y: -1) }
      rotate(by: -.pi / 2)
      size = CGSize(width: rect.height, height: rect.width)
    case .right, .rightMirrored:
      if orientation == .rightMirrored { scaleBy(x: 1, y: -1) }
      rotate(by: .pi / 2)
      size = CGSize(width: rect.height, height: rect.width)
    }
    drawUpright(
      image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    restoreGState()
  }
}

/// The last tinted version of an image.
final class TintCache: Sendable {
  private let stored = Mutex<(color: CGColor, image: CGImage)?>(nil)

  var value: (color: CGColor, image: CGImage)? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
