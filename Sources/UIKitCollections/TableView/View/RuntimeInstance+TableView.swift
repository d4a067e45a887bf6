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

  /// Returns a table cell of `type` in the style in which cells are registered.
  @MainActor @inline(never) @_optimize(none) static func makeTableCell(
    _ type: UITableViewCell.Type, identifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellStandIn.Type.self).init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterStandIn.Type.self).init(reuseIdentifier: identifier)
  }
}
