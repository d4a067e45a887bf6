@_spi(UIKit) import UIKitCore

/// The line below a row.
final class TableSeparatorView: UIView {
  override class var drawsItself: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }
}
