import Foundation

/// The headers and footers of a whole compositional layout: before the first section and after the last one.
package struct LayoutBoundaries: Sendable {
  private let items: [BoundaryItem]
  private let isHorizontal: Bool
  /// The length of the headers in the layout's direction, where the first section starts.
  package let lengthBefore: CGFloat
  /// The length of the footers.
  package let lengthAfter: CGFloat

  package init(_ items: [BoundaryItem], isHorizontal: Bool) {
    self.items = items
    self.isHorizontal = isHorizontal
    (lengthBefore, lengthAfter) = BoundaryPlacement.lengths(of: items, isHorizontal: isHorizontal)
  }

  /// Returns the frames of the items. Pinned ones stay in the visible part however far the content is scrolled.
  ///
  /// - Parameters:
  ///   - length: the length of the content in the layout's direction, with headers and footers.
  ///   - cross: the length of the content at right angles to it.
  package func frames(length: CGFloat, cross: CGFloat, visible: CGRect) -> [CGRect] {
    var before: CGFloat = 0
    var after = length - lengthAfter
    let (low, high) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    return items.map { item in
      let (along, across) = isHorizontal ? (item.size.width, item.size.height) : (item.size.height, item.size.width)
      let isAfter = item.alignment.boundary(isHorizontal: isHorizontal) == .after
      var position = isAfter ? after : before
      if item.extendsBoundary {
        if isAfter { after += along } else { before += along }
      }
      if item.isPinned { position = isAfter ? min(position, high - along) : max(position, low) }
      let side = (cross - across) * item.alignment.crossUnit(isHorizontal: isHorizontal)
      let origin = isHorizontal ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position)
      return CGRect(origin: origin, size: item.size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    }
  }
}
