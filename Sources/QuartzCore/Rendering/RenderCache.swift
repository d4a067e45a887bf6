import CoreGraphics

/// A layer's cache of its last composition. A false flag means that the node beside it is invalid.
///
/// If a layer's subtree is invalid, so are those of its ancestors as far as they show it.
package struct RenderCache {
  /// Background and content, below the sublayers.
  package var back: RenderNode?
  /// The content alone, which `masksToBounds` clips and the background does not need clipped.
  var content: RenderNode?
  /// Where `content` is to be put, in points from the top left of the bounds.
  var contentOrigin = CGPoint.zero
  /// The border, above the sublayers.
  var front: RenderNode?
  var ownValid = false

  /// The sublayers, in the layer's coordinates.
  package var children: RenderNode?
  var childrenValid = false
  /// Where the sublayers' nodes are counted from. GSK keeps coordinates in 32 bits, which at ten million points is half
  /// a pixel; far from the origin the nodes are placed around a point near what is visible instead.
  var base = CGPoint.zero

  /// All of it, in points from the top left of the bounds; `nil` when the content is all there is.
  var subtree: RenderNode?
  /// Whether the content is all there is: then it is placed in one step, without a node in between. Most labels are so.
  var isContentAlone = false
  var subtreeValid = false

  /// `subtree` in the superlayer's coordinates.
  package var placed: RenderNode?
  var placedValid = false

  /// The picture before the running transition.
  var before: RenderNode?
}
