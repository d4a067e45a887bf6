import CoreGraphics

/// A layer's cache of its last composition. A false flag means that the node beside it is invalid.
///
/// If a layer's subtree is invalid, so are those of its ancestors as far as they show it.
package struct RenderCache {
  /// Background and content, below the sublayers.
  package var back: RenderNode?
  /// The content alone, which `masksToBounds` clips; the background does not need to be clipped.
  var content: RenderNode?
  /// The place of `content`, in points from the top left of the bounds.
  var contentOrigin = CGPoint.zero
  /// The border, above the sublayers.
  var front: RenderNode?
  var ownValid = false

  /// The sublayers, in the layer's coordinates.
  package var children: RenderNode?
  var childrenValid = false
  /// The point to which the coordinates of the sublayers' nodes are relative. GSK stores coordinates in 32 bits, which
  /// is half a pixel at ten million points; far from the origin the nodes are relative to a point near the visible
  /// part.
  var base = CGPoint.zero

  /// Everything, in points from the top left of the bounds; nil if there is only content.
  var subtree: RenderNode?
  /// Whether there is only content, which is then placed in one step, without an intermediate node. This applies to
  /// most labels.
  var isContentAlone = false
  var subtreeValid = false

  /// `subtree` in the superlayer's coordinates.
  package var placed: RenderNode?
  var placedValid = false

  /// The picture before the running transition.
  var before: RenderNode?
}
