@_spi(UIKit) import UIKitCore

/// The content view of a table cell without a configuration: notifies the cell when the texts of its style change.
final class TableCellContentView: UIView {
  override class var drawsItself: Bool { false }

  override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
    (superview as? UITableViewCell)?.contentSizeMayHaveChanged()
  }
}
