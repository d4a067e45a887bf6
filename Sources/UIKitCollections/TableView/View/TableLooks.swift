import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The look of a table: its style, the lines between its rows, and the margins of their contents.
@MainActor struct TableLooks {
  /// The style with which the table was created.
  let style: UITableView.Style
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  /// The separators' insets that the app has set; nil stands for the default, and for the start of the text.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var marginsFollowReadableWidth = false
  var insetsContentToSafeArea = true

  /// Whether sections are apart from each other.
  var isGrouped: Bool { style != .plain }
}
