import Foundation
import GuideModel

/// Maps rows and instants to points: the grid's arithmetic, without views. Every function is O(1).
///
/// Content coordinates: x grows with time and begins with the pinned columns, y grows with the rows and begins with the
/// pinned header. Instants are UTC seconds since 1970, so a day of 23 or 25 hours is just shorter or longer.
public struct GuideGeometry: Hashable, Sendable {
  /// The limits of zooming: a whole day in the narrowest useful window, five minutes in the widest.
  public static let pointsPerSecondLimits: ClosedRange<CGFloat> = (320 / 86_400)...(3_840 / 300)

  /// The measures of rows, header and columns, in points.
  public var metrics: GuideMetrics
  /// The instants the grid spans, and the length of a second.
  public var scale: TimeScale
  /// The number of rows.
  public var rowCount: Int

  /// Creates the arithmetic of a grid. `timeRange` is in UTC seconds.
  public init(metrics: GuideMetrics, timeRange: Range<Int64>, pointsPerSecond: CGFloat, rowCount: Int) {
    self.metrics = metrics
    scale = TimeScale(range: timeRange, pointsPerSecond: pointsPerSecond)
    self.rowCount = rowCount
  }

  /// The instants that the grid spans, UTC seconds since 1970.
  public var timeRange: Range<Int64> { scale.range }
  /// Points per second of time.
  public var pointsPerSecond: CGFloat { scale.pointsPerSecond }

  /// The size of the scrollable content in points, including the pinned parts.
  public var contentSize: CGSize {
    CGSize(
      width: metrics.leadingWidth + scale.width,
      height: metrics.headerHeight + CGFloat(rowCount) * metrics.rowHeight)
  }

  /// Returns the x of an instant, in points from the content's leading edge. Outside the range it continues linearly.
  public func x(of instant: Int64) -> CGFloat { metrics.leadingWidth + scale.x(of: instant) }

  /// The inverse of `time(atX:)`.
  public func x(ofTime time: Double) -> CGFloat {
    metrics.leadingWidth + CGFloat(time - Double(timeRange.lowerBound)) * pointsPerSecond
  }

  /// Returns the instant at `x`, with its fraction: a place kept through resizing must not drift by rounding.
  public func time(atX x: CGFloat) -> Double { scale.preciseInstant(atX: x - metrics.leadingWidth) }

  /// Returns the second that contains `x`, limited to the range.
  public func instant(atX x: CGFloat) -> Int64 {
    min(max(scale.instant(atX: x - metrics.leadingWidth), timeRange.lowerBound), timeRange.upperBound)
  }

  /// Returns the instants between two x, limited to the range.
  public func instants(from minX: CGFloat, to maxX: CGFloat) -> Range<Int64> {
    scale.instants(from: minX - metrics.leadingWidth, to: maxX - metrics.leadingWidth)
  }

  /// Returns the y at which a row begins, in points from the content's top.
  public func y(ofRow row: Int) -> CGFloat { metrics.headerHeight + CGFloat(row) * metrics.rowHeight }

  /// Returns the rows that a band of y touches.
  public func rows(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    guard rowCount > 0, maxY > minY, maxY > metrics.headerHeight else { return 0..<0 }
    let first = ((minY - metrics.headerHeight) / metrics.rowHeight).rounded(.down)
    let end = ((maxY - metrics.headerHeight) / metrics.rowHeight).rounded(.up)
    let lower = Int(max(0, min(first, CGFloat(rowCount))))
    let upper = Int(max(0, min(end, CGFloat(rowCount))))
    return lower..<max(lower, upper)
  }

  /// Returns the row at `y`; `nil` above and below the rows.
  public func row(atY y: CGFloat) -> Int? {
    guard y >= metrics.headerHeight else { return nil }
    let row = Int((y - metrics.headerHeight) / metrics.rowHeight)
    return row < rowCount ? row : nil
  }

  /// Returns the frame of a span of time in a row, inset by the spacing between cells. It is at least 2 points wide, so
  /// that the shortest programme can be seen and clicked.
  public func frame(row: Int, start: Int64, stop: Int64) -> CGRect {
    let left = x(of: start)
    let right = x(of: stop)
    let inset = metrics.cellSpacing
    return CGRect(
      x: left + inset, y: y(ofRow: row) + inset, width: max(2, right - left - 2 * inset),
      height: metrics.rowHeight - 2 * inset)
  }

  /// Returns the offset that keeps the instant under a point of the view in place while the scale changes.
  ///
  /// - Parameters:
  ///   - viewX: the point's distance from the view's left edge.
  ///   - offset: the content offset's x before the change.
  public func zoomed(to newScale: CGFloat, aboutViewX viewX: CGFloat, offset: CGFloat) -> (
    geometry: GuideGeometry, offset: CGFloat
  ) {
    let axisX = offset + viewX - metrics.leadingWidth
    let zoomed = scale.zoomed(
      by: newScale / pointsPerSecond, about: axisX, limits: Self.pointsPerSecondLimits)
    var next = self
    next.scale = zoomed.scale
    return (next, offset + zoomed.shift)
  }

  // MARK: Index paths

  /// Returns the item whose span begins at an instant: the second of the beginning, counted from the range's start.
  /// Item 0 is the row's thumbnail.
  ///
  /// So an index path identifies the same airing whatever is loaded, zoomed or refreshed; counts need no data; and
  /// nothing is ever proportional to the number of airings. Most numbers identify no item: the layout has no attributes
  /// for them.
  public func item(startingAt instant: Int64) -> Int { 1 + Int(instant - timeRange.lowerBound) }

  /// Returns the instant at which an item's span begins, UTC seconds since 1970: the inverse of `item(startingAt:)`.
  public func instant(ofItem item: Int) -> Int64 { timeRange.lowerBound + Int64(item - 1) }

  /// The number of items of a row: one per second of the range, and the thumbnail.
  public static func itemsPerRow(of range: Range<Int64>) -> Int { 1 + Int(range.upperBound - range.lowerBound) }
}
