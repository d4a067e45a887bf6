import CGTK

/// A line of text in one font and colour.
///
/// Unchecked because its superclass is: the mask belongs to the main actor.
package final class TextNode: RenderNode, @unchecked Sendable {
  /// The coverage of the line's pixels, once it has been drawn repeatedly.
  @MainActor private(set) var mask: LineMask?
  @MainActor private var drawings = 0

  /// Creates a node that takes over the caller's reference to a GSK node of text.
  init(owning node: GSKNode) { super.init(.text, owning: node) }

  /// Counts a drawing by glyphs, and returns whether the line should be kept as one mask from now on.
  ///
  /// Most texts of a picture that jumps are drawn once, or twice if they lie in two bands: keeping those would only
  /// take time and memory. Texts that stay in place while others scroll are drawn in each frame.
  @MainActor func isDrawnOften() -> Bool {
    drawings += 1
    return drawings > 2
  }

  @MainActor func keep(_ mask: LineMask) {
    self.mask = mask
    drawings = 0
  }
}
