@_spi(UIKit) import UIKitCore

/// A header's or footer's state.
@MainActor final class HeaderFooterState {
  var identifier: String?
  var text: UILabel?
  var detail: UILabel?
  /// Whether the view shows a title of the data source.
  var showsTitle = false
  var isFooter = false
  var isGrouped = false
  /// Whether the view floats over the rows.
  var isPinned = false
  /// Whether the table has chosen the colour behind it.
  var hasDefaultGround = false
  weak var table: UITableView?

  var defaultContent: UIListContentConfiguration {
    switch (isGrouped, isFooter) {
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }
}
