import Foundation

/// The measures of the grid that do not depend on data, in points.
public struct GuideMetrics: Hashable, Sendable {
  /// Height of a channel's row, separators included.
  public var rowHeight: CGFloat
  /// Width of the pinned column of channel names.
  public var channelColumnWidth: CGFloat
  /// Width of the pinned thumbnail beside the channel; 0 leaves it out.
  public var thumbnailWidth: CGFloat
  /// Height of the pinned header of day names and times.
  public var headerHeight: CGFloat
  /// Space kept free around every cell, so that neighbours do not touch.
  public var cellSpacing: CGFloat

  public init(
    rowHeight: CGFloat, channelColumnWidth: CGFloat, thumbnailWidth: CGFloat, headerHeight: CGFloat,
    cellSpacing: CGFloat
  ) {
    self.rowHeight = rowHeight
    self.channelColumnWidth = channelColumnWidth
    self.thumbnailWidth = thumbnailWidth
    self.headerHeight = headerHeight
    self.cellSpacing = cellSpacing
  }

  /// Three lines of text a cell, thumbnails: a desktop window or a television.
  public static let regular = GuideMetrics(
    rowHeight: 74, channelColumnWidth: 168, thumbnailWidth: 124, headerHeight: 56, cellSpacing: 1.5)

  /// Narrow windows: two lines a cell, no thumbnails.
  public static let compact = GuideMetrics(
    rowHeight: 60, channelColumnWidth: 104, thumbnailWidth: 0, headerHeight: 52, cellSpacing: 1.5)

  /// The measures that suit a view of `width` points.
  public static func fitting(width: CGFloat) -> GuideMetrics { width < 760 ? .compact : .regular }

  /// Width of everything pinned at the leading edge.
  public var leadingWidth: CGFloat { channelColumnWidth + thumbnailWidth }
}
