import CGTK
import CoreGraphics

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that `rect` touches.
  package init(covering rect: CGRect) {
    // Far outside any screen, but inside what Cairo can hold.
    func limited(_ value: CGFloat) -> Int { Int(min(max(value, -1e6), 1e6)) }
    let left = limited(rect.minX.rounded(.down))
    let top = limited(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: limited(rect.maxX.rounded(.up)) - left, height: limited(rect.maxY.rounded(.up)) - top)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { isEmpty ? 0 : width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right <= left || bottom <= top
      ? .zero : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  package func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    isEmpty ? self : PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  var cairo: cairo_rectangle_int_t {
    cairo_rectangle_int_t(x: Int32(x), y: Int32(y), width: Int32(max(width, 0)), height: Int32(max(height, 0)))
  }
}

/// A set of pixels: rectangles that do not overlap.
final class PixelRegion {
  private let pointer: OpaquePointer

  init() {
    pointer = cairo_region_create()
  }

  init(_ rects: [PixelRect]) {
    let rects = rects.filter { !$0.isEmpty }.map(\.cairo)
    pointer = cairo_region_create_rectangles(rects, Int32(rects.count))
  }

  deinit {
    cairo_region_destroy(pointer)
  }

  func subtract(_ other: PixelRegion) { cairo_region_subtract(pointer, other.pointer) }
  func intersect(_ other: PixelRegion) { cairo_region_intersect(pointer, other.pointer) }
  func formUnion(_ other: PixelRegion) { cairo_region_union(pointer, other.pointer) }

  var rects: [PixelRect] {
    (0..<cairo_region_num_rectangles(pointer)).map { index in
      var rect = cairo_rectangle_int_t()
      cairo_region_get_rectangle(pointer, index, &rect)
      return PixelRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    }
  }
}
