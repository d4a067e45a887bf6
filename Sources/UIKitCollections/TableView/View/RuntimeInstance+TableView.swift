@_spi(UIKit) import UIKitCore

extension RuntimeInstance {
  /// Declares `UITableViewCell.init(style:reuseIdentifier:)` required.
  @MainActor open class TableCellStandIn: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Declares `UITableViewHeaderFooterView.init(reuseIdentifier:)` required.
  @MainActor open class HeaderFooterStandIn: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A table cell of `type` in the style that cells are registered with.
  @MainActor @inline(never) @_optimize(none) static func makeTableCell(
    _ type: UITableViewCell.Type, identifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellStandIn.Type.self).init(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterStandIn.Type.self).init(reuseIdentifier: identifier)
  }
}
