import CGTK

/// An image that a colour repeats from the origin of a context in both directions.
package struct PatternTile: ColorTile {
  let image: CGImage
  /// The pixels of the image per point.
  let scale: CGFloat

  package func setSource(on cairo: CairoContext, base: CGAffineTransform) {
    let present = cairo.transform
    cairo.transform = base
    cairo.setSource(
      image.surface, extend: CAIRO_EXTEND_REPEAT,
      map: CGAffineTransform(scaleX: scale, y: base.d < 0 ? -scale : scale))
    cairo.transform = present
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
