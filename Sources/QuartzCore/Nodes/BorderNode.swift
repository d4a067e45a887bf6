import CGTK

/// A frame of one width and colour along the inside of a rectangle with round corners.
///
/// Unchecked because its superclass is: all it holds are constants.
package final class BorderNode: RenderNode, @unchecked Sendable {
  package let outline: GskRoundedRect
  /// Points.
  package let width: Float
  package let color: GdkRGBA

  init(_ outline: GskRoundedRect, width: Float, _ color: GdkRGBA) {
    self.outline = outline
    self.width = width
    self.color = color
    super.init(.border, extent: outline.bounds)
  }

  override func makeNode() -> OpaquePointer {
    var outline = outline
    return gsk_border_node_new(&outline, [width, width, width, width], [color, color, color, color])!
  }
}
