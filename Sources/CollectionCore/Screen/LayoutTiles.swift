import Foundation

/// The parts of the content for which a layout is queried.
package enum LayoutTiles {
  /// Returns the whole tiles that `bounds` touches, each of the size of `bounds` and counted from the origin (facts
  /// 2.5).
  package static func around(_ bounds: CGRect) -> CGRect {
    let (x, width) = span(bounds.minX, bounds.width)
    let (y, height) = span(bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func span(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard length > 0 else { return (start, 0) }
    let first = (start / length).rounded(.down)
    let isWhole = first * length == start
    return (first * length, isWhole ? length : 2 * length)
  }
}
