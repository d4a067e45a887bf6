import CGTK

/// A node moved to another place.
///
/// Unchecked because its superclass is: it contains only constants.
package final class TranslationNode: RenderNode, @unchecked Sendable {
  package let child: RenderNode
  /// The distances in points.
  package let x: Float, y: Float

  init(_ child: RenderNode, x: Float, y: Float) {
    self.child = child
    self.x = x
    self.y = y
    var extent = child.extent
    extent.origin.x += x
    extent.origin.y += y
    super.init(.translation, extent: extent)
  }

  override func makeNode() -> GSKNode { child.gsk.translated(x: x, y: y) }
}
