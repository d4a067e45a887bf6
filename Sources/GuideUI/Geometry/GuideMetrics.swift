import Foundation
import GuideModel

/// The measures of the grid that do not depend on data, in points.
///
/// Rows are 48, 60 or 80 high (`GuideSettings.Density`): two lines of text with little, enough and plenty of space; the
/// last has a third line for times. The column of channels is 80 wide on a phone, 124 in a narrow window, and from 152
/// to 208 with logos. All other distances are multiples of 2: 4 between cells, 8 from a cell's edge to its text, 12
/// from the column's.
public struct GuideMetrics: Hashable, Sendable {
  /// The height of a channel's row, including separators.
  public var rowHeight: CGFloat
  /// Width of the pinned column of channel names.
  public var channelColumnWidth: CGFloat
  /// Width of the pinned thumbnail beside the channel; 0 leaves it out.
  public var thumbnailWidth: CGFloat
  /// The height of the pinned header of day names and times.
  public var headerHeight: CGFloat
  /// The space kept free around every cell, so that neighbours do not touch.
  public var cellSpacing: CGFloat
  /// The size of labels relative to that at a desk; widths that are too narrow for text grow with it.
  public var scale: CGFloat = 1

  /// Creates measures, in points.
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

  /// The measures for a desktop window or a television.
  public static let regular = fitting(width: 1_280)

  /// Space around every cell.
  static let spacing: CGFloat = 2
  /// The width below which a window counts as a phone's.
  public static let phoneWidth: CGFloat = 500
  /// The width below which a window keeps its column small.
  public static let narrowWidth: CGFloat = 760
  /// The width from which there is room for long channel names.
  static let wideWidth: CGFloat = 1_500

  /// Returns the measures that suit a view of `width` points.
  ///
  /// - Parameters:
  ///   - hasLogos: whether any of the guide's channels has one.
  ///   - hasPictures: whether there is a column of pictures if there is room for one.
  public static func fitting(
    width: CGFloat, density: GuideSettings.Density = .regular, hasLogos: Bool = false, hasPictures: Bool = false
  ) -> GuideMetrics {
    let rowHeight = rowHeight(density)
    var column: CGFloat
    if width < phoneWidth {
      column = 80
    } else if width < narrowWidth {
      column = 124
    } else {
      column = (width < wideWidth ? 152 : 176) + (hasLogos ? 32 : 0)
      if density == .comfortable { column += 24 }
    }
    let pictures = hasPictures && width >= narrowWidth ? ((rowHeight - 8) * 16 / 9 + 12).rounded() : 0
    return GuideMetrics(
      rowHeight: rowHeight, channelColumnWidth: column, thumbnailWidth: pictures,
      headerHeight: density == .compact ? 48 : 54, cellSpacing: spacing)
  }

  /// Returns the same for channels across and time down. "Row" is then a channel's column (as many as fill the width),
  /// "column" the strip of channels at the top, and "header" the times at the leading edge.
  public static func fittingColumns(width: CGFloat, density: GuideSettings.Density = .regular) -> GuideMetrics {
    let times: CGFloat = width < phoneWidth ? 56 : 72
    // A phone still has two, and three if they are close together.
    let wanted: CGFloat =
      switch density {
      case .compact: width < phoneWidth ? 104 : 132
      case .regular: width < phoneWidth ? 150 : 168
      case .comfortable: width < phoneWidth ? 160 : 220
      }
    let count = max(1, ((width - times) / wanted).rounded(.down))
    return GuideMetrics(
      rowHeight: max(96, ((width - times) / count).rounded(.down)), channelColumnWidth: 60, thumbnailWidth: 0,
      headerHeight: times, cellSpacing: spacing)
  }

  static func rowHeight(_ density: GuideSettings.Density) -> CGFloat {
    switch density {
    case .compact: 48
    case .regular: 60
    case .comfortable: 80
    }
  }

  /// The width of everything pinned at the leading edge.
  public var leadingWidth: CGFloat { channelColumnWidth + thumbnailWidth }
}
