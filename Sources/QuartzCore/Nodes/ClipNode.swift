import CGTK

/// The part of a node inside a rectangle.
///
/// Unchecked because its superclass is: it contains only constants.
package final class ClipNode: RenderNode, @unchecked Sendable {
  package let child: RenderNode
  package let clip: graphene_rect_t

  init(_ child: RenderNode, _ clip: graphene_rect_t) {
    self.child = child
    self.clip = clip
    super.init(.clip, extent: clip.cut(to: child.extent))
  }

  override func makeNode() -> GSKNode { child.gsk.clipped(to: clip) }
}

extension graphene_rect_t {
  /// Returns the intersection of both rectangles; empty if there is none.
  func cut(to other: graphene_rect_t) -> graphene_rect_t {
    var (one, other) = (self, other)
    var both = graphene_rect_t()
    return graphene_rect_intersection(&one, &other, &both) ? both : graphene_rect_t()
  }
}
