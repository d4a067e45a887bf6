import CGTK

/// A Cairo pattern (`cairo_pattern_t`): a gradient, or what was drawn in a group.
package final class CairoPattern {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_pattern_destroy(pointer) }

  /// Creates a gradient between two points.
  static func linear(from start: CGPoint, to end: CGPoint) -> CairoPattern {
    CairoPattern(owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
  }

  /// Creates a gradient between two circles.
  static func radial(from start: CGPoint, _ startRadius: CGFloat, to end: CGPoint, _ endRadius: CGFloat)
    -> CairoPattern
  {
    CairoPattern(owning: cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius))
  }

  /// Adds a colour to a gradient at a place from 0 to 1.
  func addStop(_ location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_pattern_add_color_stop_rgba(pointer, location, red, green, blue, alpha)
  }

  /// Continues the gradient's ends outside of it.
  func pad() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD) }
}
