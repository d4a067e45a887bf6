import Foundation

extension CGRect {
  /// Whether the rectangles share more than an edge. A rectangle without area counts as what is inside of another.
  @inlinable package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  // Foundation's method on Linux takes rectangles that only share an edge for intersecting, which on Apple's platforms
  // they are not: layouts that use it would return what is just out of sight. A method of the same name would be
  // ambiguous in files that import Foundation, too; a property of a function type is preferred to the method.

  /// Whether the rectangle and another one have a point in common that lies on no right or lower edge; called like a
  /// method, `frame.intersects(rect)`. Of a rectangle without a width or a height that is its left or upper edge.
  @inlinable public var intersects: (_ rect2: CGRect) -> Bool { meets }

  @inlinable func meets(_ other: CGRect) -> Bool {
    if overlaps(other) { return true }
    // The rest is for rectangles without area.
    guard width == 0 || height == 0 || other.width == 0 || other.height == 0, !isNull, !other.isNull else {
      return false
    }
    return Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Whether two ranges have a number in common, their upper bounds left out where they are not their lower ones.
  @usableFromInline static func meet(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> Bool {
    (low < otherHigh || low == otherLow) && (otherLow < high || low == otherLow)
  }
}
