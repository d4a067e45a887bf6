import CGTK

/// A rectangle of one colour.
///
/// Unchecked because its superclass is: it contains only constants.
package final class FillNode: RenderNode, @unchecked Sendable {
  package let color: GdkRGBA

  init(_ rect: graphene_rect_t, _ color: GdkRGBA) {
    self.color = color
    super.init(.fill, extent: rect)
  }

  override func makeNode() -> GSKNode { .fill(extent, color) }
}
