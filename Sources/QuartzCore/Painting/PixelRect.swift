/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int, y: Int, width: Int, height: Int

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its edges; empty if they are in the wrong order.
  @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  @inlinable package var area: Int { width * height }
  @inlinable package var maxX: Int { x + width }
  @inlinable package var maxY: Int { y + height }
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }

  @inlinable package func moved(_ dx: Int, _ dy: Int) -> Self {
    Self(x: x + dx, y: y + dy, width: width, height: height)
  }

  @inlinable package func cut(to other: Self) -> Self {
    Self(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle around both, neither of which is empty.
  @inlinable package func union(_ other: Self) -> Self {
    Self(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  @inlinable package func meets(_ other: Self) -> Bool { !cut(to: other).isEmpty }

  @inlinable package func encloses(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
