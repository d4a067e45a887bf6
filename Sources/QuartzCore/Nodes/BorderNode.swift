import CGTK

/// A frame of one width and colour along the inside of a rectangle with rounded corners.
///
/// Unchecked because its superclass is: it contains only constants.
package final class BorderNode: RenderNode, @unchecked Sendable {
  package let outline: GskRoundedRect
  /// The width in points.
  package let width: Float
  package let color: GdkRGBA

  init(_ outline: GskRoundedRect, width: Float, _ color: GdkRGBA) {
    self.outline = outline
    self.width = width
    self.color = color
    super.init(.border, extent: outline.bounds)
  }

  override func makeNode() -> GSKNode { .border(outline, width: width, color) }
}
