import Foundation

extension CGRect {
  /// Returns whether the rectangles share more than an edge. A rectangle without area has to be inside of the other.
  @inlinable package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  // For Foundation's method on Linux, rectangles that only share an edge intersect; on Apple's platforms they do not.
  // Layouts that use it would return elements just out of sight. A method of the same name would be ambiguous in files
  // that import Foundation, too; a property of a function type is preferred to the method.

  /// Returns whether the rectangle and another one have a point in common that lies on no right or lower edge; called
  /// like a method, `frame.intersects(rect)`. For a rectangle without a width or a height this applies to its left or
  /// upper edge.
  @inlinable public var intersects: (_ rect2: CGRect) -> Bool { meets }

  @inlinable func meets(_ other: CGRect) -> Bool {
    if overlaps(other) { return true }
    // The rest is for rectangles without area.
    guard width == 0 || height == 0 || other.width == 0 || other.height == 0, !isNull, !other.isNull else {
      return false
    }
    return Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Returns whether two ranges have a number in common, without their upper bounds unless these equal their lower
  /// ones.
  @usableFromInline static func meet(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> Bool {
    (low < otherHigh || low == otherLow) && (otherLow < high || low == otherLow)
  }
}
