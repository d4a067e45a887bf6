import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The numbers of tables, in points. What lists have, too, is `ListSection`'s.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let margin: CGFloat = 16
  /// Between content, accessories and controls.
  static let gap: CGFloat = 14
  /// The room that an editing control takes at the leading edge.
  static let editingWidth: CGFloat = 38
  /// The height of a header of a plain table until it is measured.
  static let headerHeight: CGFloat = 28
  /// The same of grouped tables.
  static let groupedHeaderHeight: CGFloat = 38
  /// Above headers of plain tables.
  static let headerPadding: CGFloat = 22
  /// The least height of a header with a text.
  static let leastHeaderHeight: CGFloat = 28
  static let separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}
