import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The measures of tables, in points. Those shared with lists are in `ListSection`.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let margin: CGFloat = 16
  /// The space between content, accessories and controls.
  static let gap: CGFloat = 14
  /// The width that an editing control takes at the leading edge.
  static let editingWidth: CGFloat = 38
  /// The height of a plain table's header before it is measured.
  static let headerHeight: CGFloat = 28
  /// The height of a grouped table's header before it is measured.
  static let groupedHeaderHeight: CGFloat = 38
  /// The padding above headers of plain tables.
  static let headerPadding: CGFloat = 22
  /// The minimum height of a header with a text.
  static let leastHeaderHeight: CGFloat = 28
  static let separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}
