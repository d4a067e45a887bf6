import Foundation

extension CGRect {
  /// Whether the rectangles share more than an edge. A rectangle without area counts as what is inside of another.
  @inlinable package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  // Foundation's method on Linux takes rectangles that only share an edge for intersecting, which on Apple's platforms
  // they are not: layouts that ask it would return what is just out of sight. A method of the same name would be
  // ambiguous in files that import Foundation, too; a property of a function type is preferred to the method.

  /// Whether the rectangle and another one have a point in common that lies on no edge; called like a method,
  /// `frame.intersects(rect)`.
  @inlinable public var intersects: (_ rect2: CGRect) -> Bool { overlaps }
}
