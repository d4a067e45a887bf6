import CGTK
import Foundation

/// Shadows of drawing in a context.
enum Shadow {
  /// Draws the shadow of `picture` (a pattern as returned by `cairo_pop_group`) on `cairo`.
  static func draw(
    _ picture: OpaquePointer, offset: CGSize, blur: CGFloat, color: CGColor, base: CGAffineTransform,
    on cairo: OpaquePointer
  ) {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let device = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    let margin = blur.rounded(.up) + 1
    guard let width = Int(exactly: device.width.rounded(.up) + 2 * margin),
      let height = Int(exactly: device.height.rounded(.up) + 2 * margin), width > 0, height > 0, width <= 8192,
      height <= 8192
    else { return }
    let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(mask) }
    let left = device.minX - margin
    let top = device.minY - margin
    let target = cairo_create(mask)!
    cairo_translate(target, -Double(left), -Double(top))
    cairo_set_source(target, picture)
    cairo_paint(target)
    cairo_destroy(target)
    cairo_surface_flush(mask)
    if blur > 0, let bytes = cairo_image_surface_get_data(mask) {
      blurBytes(
        bytes, width: width, height: height, stride: Int(cairo_image_surface_get_stride(mask)), deviation: blur / 2)
      cairo_surface_mark_dirty(mask)
    }
    // The offset does not rotate with the current transform.
    let map = CGAffineTransform(a: base.a, b: base.b, c: base.c, d: base.d, tx: 0, ty: 0)
    let moved = CGPoint(x: offset.width, y: offset.height).applying(map)
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    var (dx, dy) = (Double(moved.x), Double(moved.y))
    var inverse = matrix
    if cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS { cairo_matrix_transform_distance(&inverse, &dx, &dy) }
    cairo_mask_surface(cairo, mask, Double(left) + dx, Double(top) + dy)
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
