import Foundation

/// A point of a rectangle, from which a supplementary item is placed.
package struct LayoutAnchor: Equatable, Sendable {
  /// The point as fractions of width and height from top and leading.
  package var unitPoint: CGPoint
  /// In points, or in sizes of the supplementary item.
  package var offset: CGPoint
  package var isFractional: Bool

  package init(unitPoint: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.unitPoint = unitPoint
    self.offset = offset
    self.isFractional = isFractional
  }

  /// Returns the offset of an item of a size, in points.
  func offset(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the frame of an item attached to a rectangle: a point of the item lies on a point of the rectangle.
  ///
  /// - Parameters:
  ///   - anchor: the point of the rectangle.
  ///   - own: the point of the item; nil for the same one.
  package static func frame(
    of extent: LayoutExtent, at anchor: LayoutAnchor, own: LayoutAnchor?, in rect: CGRect
  ) -> CGRect {
    let size = extent.size(in: rect.size)
    let (there, here) = (anchor.unitPoint, own?.unitPoint ?? anchor.unitPoint)
    let (moved, movedToo) = (anchor.offset(for: size), own?.offset(for: size) ?? .zero)
    return CGRect(
      x: rect.minX + there.x * rect.width - here.x * size.width + moved.x + movedToo.x,
      y: rect.minY + there.y * rect.height - here.y * size.height + moved.y + movedToo.y,
      width: size.width, height: size.height)
  }
}
