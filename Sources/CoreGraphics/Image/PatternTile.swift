import CGTK

/// An image that a colour repeats from the origin of a context in both directions.
package struct PatternTile: ColorTile {
  let image: CGImage
  /// The pixels of the image per point.
  let scale: CGFloat

  package func setSource(on cairo: OpaquePointer, base: CGAffineTransform) {
    var present = cairo_matrix_t()
    cairo_get_matrix(cairo, &present)
    var anchored = cairo_matrix_t(
      xx: Double(base.a), yx: Double(base.b), xy: Double(base.c), yy: Double(base.d), x0: Double(base.tx),
      y0: Double(base.ty))
    cairo_set_matrix(cairo, &anchored)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    var map = cairo_matrix_t(
      xx: Double(scale), yx: 0, xy: 0, yy: base.d < 0 ? -Double(scale) : Double(scale), x0: 0, y0: 0)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_matrix(cairo, &present)
  }

  package init(_ image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale > 0 ? scale : 1
  }

  package func isEqual(to other: any ColorTile) -> Bool {
    guard let other = other as? PatternTile else { return false }
    return image === other.image && scale == other.scale
  }
}
