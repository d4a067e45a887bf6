import CGTK

/// The part of a node inside a rectangle with rounded corners.
///
/// Unchecked because its superclass is: it contains only constants.
package final class RoundedClipNode: RenderNode, @unchecked Sendable {
  package let child: RenderNode
  package let clip: GskRoundedRect

  init(_ child: RenderNode, _ clip: GskRoundedRect) {
    self.child = child
    self.clip = clip
    super.init(.roundedClip, extent: clip.bounds.cut(to: child.extent))
  }

  override func makeNode() -> GSKNode { child.gsk.clipped(to: clip) }
}
