import CGTK
import Foundation

/// Shadows of drawing in a context.
enum Shadow {
  /// Draws the shadow of `picture`, which was drawn in a group, on `cairo`.
  static func draw(
    _ picture: CairoPattern, offset: CGSize, blur: CGFloat, color: CGColor, base: CGAffineTransform,
    on cairo: CairoContext
  ) {
    let device = cairo.clipExtents
    let margin = blur.rounded(.up) + 1
    guard let width = Int(exactly: device.width.rounded(.up) + 2 * margin),
      let height = Int(exactly: device.height.rounded(.up) + 2 * margin), width > 0, height > 0, width <= 8192,
      height <= 8192, let mask = CairoSurface(CAIRO_FORMAT_A8, width: width, height: height)
    else { return }
    let left = device.minX - margin
    let top = device.minY - margin
    mask.draw { target in
      target.translate(x: -Double(left), y: -Double(top))
      target.setSource(picture)
      target.paint()
    }
    mask.flush()
    if blur > 0 {
      let stride = mask.bytesPerRow
      _ = mask.withBytes { blurBytes($0, width: width, height: height, stride: stride, deviation: blur / 2) }
      mask.markDirty()
    }
    // The offset does not rotate with the current transform.
    let map = CGAffineTransform(a: base.a, b: base.b, c: base.c, d: base.d, tx: 0, ty: 0)
    let moved = CGPoint(x: offset.width, y: offset.height).applying(map)
    let rgba = color.rgba
    cairo.setSource(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    let offset = cairo.distanceInUserSpace(moved)
    cairo.mask(mask, x: Double(left) + offset.x, y: Double(top) + offset.y)
  }

  /// Applies three box blurs, which approximate a Gaussian of the standard deviation.
  private static func blurBytes(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: CGFloat
  ) {
    let radius = max(1, Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)) / 2)
    var line = [UInt8](repeating: 0, count: max(width, height))
    func pass(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int) {
      for index in 0..<count { line[index] = start[index * step] }
      var sum = 0
      for index in 0..<min(radius, count) { sum += Int(line[index]) }
      let size = 2 * radius + 1
      for index in 0..<count {
        if index + radius < count { sum += Int(line[index + radius]) }
        if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
        start[index * step] = UInt8(sum / size)
      }
    }
    for _ in 0..<3 {
      for y in 0..<height { pass(bytes + y * stride, width, 1) }
      for x in 0..<width { pass(bytes + x, height, stride) }
    }
  }
}
