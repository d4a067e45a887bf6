import Foundation

/// The keyboard's position in the grid: a row, and an instant in it.
///
/// Moving up and down keeps `anchor`, so that a long programme on the way does not drag the user through time; moving
/// left and right sets it. Independent of views: the rows' spans come from `GuideFocus.Map`.
public struct GuideFocus: Hashable, Sendable {
  /// The grid as needed to move the focus.
  @MainActor public protocol Map {
    /// The number of rows.
    var rowCount: Int { get }
    /// The instants the grid spans, UTC seconds since 1970.
    var timeRange: Range<Int64> { get }
    /// The span of `row` that contains `instant`.
    func spanBounds(inRow row: Int, at instant: Int64) -> Range<Int64>?
  }

  /// A move by an arrow key, in the grid's coordinates.
  public enum Direction: Sendable { case left, right, up, down }

  /// The row, from 0.
  public var row: Int
  /// The instant that the user selected, which vertical moves keep.
  public var anchor: Int64
  /// The focused span.
  public var span: Range<Int64>

  /// Creates a focus; `anchor` and `span` are in UTC seconds.
  public init(row: Int, anchor: Int64, span: Range<Int64>) {
    self.row = row
    self.anchor = anchor
    self.span = span
  }

  /// Returns the focus at an instant of a row; `nil` outside the grid.
  @MainActor public static func at(row: Int, instant: Int64, in map: some Map) -> GuideFocus? {
    guard row >= 0, row < map.rowCount, map.timeRange.contains(instant),
      let span = map.spanBounds(inRow: row, at: instant)
    else { return nil }
    return GuideFocus(row: row, anchor: instant, span: span)
  }

  /// Returns the focus one step further; `nil` at the grid's edge.
  ///
  /// - Parameter rows: how many rows a vertical step takes; it stops at the first and last row.
  @MainActor public func moved(_ direction: Direction, rows: Int = 1, in map: some Map) -> GuideFocus? {
    switch direction {
    case .left:
      let instant = span.lowerBound - 1
      guard var next = Self.at(row: row, instant: instant, in: map) else { return nil }
      next.anchor = next.span.lowerBound
      return next
    case .right:
      return Self.at(row: row, instant: span.upperBound, in: map)
    case .up, .down:
      let target = min(max(row + (direction == .up ? -rows : rows), 0), map.rowCount - 1)
      guard target != row else { return nil }
      return Self.at(row: target, instant: anchor, in: map)
    }
  }

  /// Returns the focus `seconds` later or earlier in its row, limited to the grid's range.
  @MainActor public func shifted(by seconds: Int64, in map: some Map) -> GuideFocus? {
    let range = map.timeRange
    let instant = min(max(anchor + seconds, range.lowerBound), range.upperBound - 1)
    return Self.at(row: row, instant: instant, in: map)
  }
}
