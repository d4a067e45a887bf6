import CGTK
import Foundation

/// Paths, drawing operations and sources.
extension CairoContext {
  // MARK: The path

  /// Begins a new path.
  @inlinable package func newPath() { cairo_new_path(pointer) }

  /// Begins a part of the path at a point.
  @inlinable package func move(to x: Double, _ y: Double) { cairo_move_to(pointer, x, y) }

  /// Adds a line.
  @inlinable package func addLine(to x: Double, _ y: Double) { cairo_line_to(pointer, x, y) }

  /// Adds a cubic curve by its two control points and its end.
  @inlinable package func addCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
  }

  /// Adds a part of the circle of radius 1 around the origin, between two angles in radians.
  @inlinable package func addUnitArc(from start: Double, to end: Double) {
    cairo_arc(pointer, 0, 0, 1, start, end)
  }

  /// Adds a rectangle.
  @inlinable package func addRect(_ rect: CGRect) {
    cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds a line to where the last part of the path began.
  @inlinable package func closePath() { cairo_close_path(pointer) }

  /// Returns whether filling the path would cover a point.
  func isInFill(_ x: Double, _ y: Double) -> Bool { cairo_in_fill(pointer, x, y) != 0 }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  @inlinable package func fill() { cairo_fill(pointer) }

  /// Fills the path, and keeps it.
  @inlinable package func fillPreserving() { cairo_fill_preserve(pointer) }

  /// Draws along the path, and begins a new one.
  @inlinable package func stroke() { cairo_stroke(pointer) }

  /// Fills the clip.
  @inlinable package func paint() { cairo_paint(pointer) }

  /// Fills the clip with an opacity from 0 to 1.
  @inlinable package func paint(alpha: Double) { cairo_paint_with_alpha(pointer, alpha) }

  /// Fills where a pattern is opaque.
  package func mask(_ pattern: CairoPattern) { cairo_mask(pointer, pattern.pointer) }

  /// Fills where a surface at a point is opaque.
  func mask(_ surface: CairoSurface, x: Double, y: Double) { cairo_mask_surface(pointer, surface.pointer, x, y) }

  /// Begins drawing on a surface of its own, until `popGroup()` or `popGroupToSource()`.
  package func pushGroup() { cairo_push_group(pointer) }

  /// Begins a group that keeps only opacity, until `popGroup()`.
  func pushAlphaGroup() { cairo_push_group_with_content(pointer, CAIRO_CONTENT_ALPHA) }

  /// Returns what was drawn since `pushGroup()`.
  package func popGroup() -> CairoPattern { CairoPattern(owning: cairo_pop_group(pointer)) }

  /// Ends a group and draws with it from now on.
  package func popGroupToSource() { cairo_pop_group_to_source(pointer) }

  // MARK: The source

  /// Draws with a colour; components and alpha are from 0 to 1, not premultiplied.
  @inlinable package func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  /// Draws with a pattern.
  func setSource(_ pattern: CairoPattern) { cairo_set_source(pointer, pattern.pointer) }

  /// Sets a surface as the source, with its origin at a point, and what lies outside of it.
  ///
  /// - Parameters:
  ///   - extend: how the surface continues outside of itself; by default not at all.
  ///   - filter: the filter for a surface that is scaled.
  ///   - map: the transform from user space to the surface; nil leaves it at the point.
  func setSource(
    _ surface: CairoSurface, x: Double = 0, y: Double = 0, extend: cairo_extend_t? = nil,
    filter: cairo_filter_t? = nil, map: CGAffineTransform? = nil
  ) {
    cairo_set_source_surface(pointer, surface.pointer, x, y)
    if extend == nil, filter == nil, map == nil { return }
    let pattern = cairo_get_source(pointer)
    if let map {
      var matrix = cairo_matrix_t(map)
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    if let extend { cairo_pattern_set_extend(pattern, extend) }
    if let filter { cairo_pattern_set_filter(pattern, filter) }
  }

  // MARK: The pen

  /// Sets which parts of a path that crosses itself are inside.
  package func setFillRule(isEvenOdd: Bool) {
    cairo_set_fill_rule(pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Sets how drawing is combined with what is there.
  func setOperator(_ value: cairo_operator_t) { cairo_set_operator(pointer, value) }

  /// Sets the largest distance of lines from the curve that they replace, in pixels.
  func setTolerance(_ tolerance: Double) { cairo_set_tolerance(pointer, tolerance) }

  /// Sets whether edges are smoothed.
  func setAntialias(_ value: cairo_antialias_t) { cairo_set_antialias(pointer, value) }

  /// Sets the alternating lengths of dashes and gaps, and where in them lines begin.
  package func setDash(_ lengths: [Double], phase: Double) {
    cairo_set_dash(pointer, lengths, Int32(lengths.count), phase)
  }

  /// The width of lines, in user space.
  package var lineWidth: Double {
    get { cairo_get_line_width(pointer) }
    nonmutating set { cairo_set_line_width(pointer, newValue) }
  }

  /// The shape of the ends of lines.
  package var lineCap: cairo_line_cap_t {
    get { cairo_get_line_cap(pointer) }
    nonmutating set { cairo_set_line_cap(pointer, newValue) }
  }

  /// The shape of the corners of lines.
  package var lineJoin: cairo_line_join_t {
    get { cairo_get_line_join(pointer) }
    nonmutating set { cairo_set_line_join(pointer, newValue) }
  }

  /// The length of a corner's point, in widths of the line, from which it is cut off.
  package var miterLimit: Double {
    get { cairo_get_miter_limit(pointer) }
    nonmutating set { cairo_set_miter_limit(pointer, newValue) }
  }
}
