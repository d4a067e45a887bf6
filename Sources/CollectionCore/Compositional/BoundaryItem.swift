import Foundation

/// A header or footer of a section of a compositional layout.
package struct BoundaryItem: Sendable {
  package var size: CGSize
  package var alignment: EdgeAlignment
  /// In points, added to the place that the alignment gives.
  package var offset: CGPoint
  /// Whether the section gets longer by the item; otherwise the item lies over the section.
  package var extendsBoundary: Bool
  /// Whether the item stays visible as long as its section is.
  package var isPinned: Bool

  package init(
    size: CGSize, alignment: EdgeAlignment, offset: CGPoint = .zero, extendsBoundary: Bool = true,
    isPinned: Bool = false
  ) {
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
  }
}
