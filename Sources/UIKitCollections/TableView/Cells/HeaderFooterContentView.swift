@_spi(UIKit) import UIKitCore

/// The content view of a header or footer without a configuration: notifies the view when its texts change.
final class HeaderFooterContentView: UIView {
  override class var drawsItself: Bool { false }

  override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
    (superview as? UITableViewHeaderFooterView)?.contentSizeMayHaveChanged()
  }
}
