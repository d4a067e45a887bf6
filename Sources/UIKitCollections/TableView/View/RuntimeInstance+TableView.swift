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

  /// Declares `UITableView.init(frame:style:)` required.
  @MainActor open class TableStandIn: UITableView {
    public required override init(frame: CGRect, style: Style) {
      super.init(frame: frame, style: style)
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
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, identifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellStandIn.Type.self).init(style: style, reuseIdentifier: identifier)
  }

  /// Returns a table view of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeTableView(
    _ type: UITableView.Type, frame: CGRect, style: UITableView.Style
  ) -> UITableView {
    unsafeBitCast(type, to: TableStandIn.Type.self).init(frame: frame, style: style)
  }

  /// Returns a header or footer of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterStandIn.Type.self).init(reuseIdentifier: identifier)
  }
}

extension UIViewMaking where Self: UITableViewCell {
  /// Creates a cell of the class it is called on.
  @_silgen_name("UIKit_makeTableCell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("UIKit_makeTableCell")
  @usableFromInline static func makeCell(_ style: __owned UITableViewCell.CellStyle, _ identifier: __owned String?)
    -> Self
  {
    guard let cell = RuntimeInstance.makeTableCell(self, style: style, identifier: identifier) as? Self else {
      preconditionFailure("\(self).init(style:reuseIdentifier:) created a cell of another class")
    }
    return cell
  }
}

extension UIViewMaking where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of the class it is called on.
  @_silgen_name("UIKit_makeTableHeaderFooter")
  public init(reuseIdentifier: String?)

  @_silgen_name("UIKit_makeTableHeaderFooter")
  @usableFromInline static func makeHeaderFooter(_ identifier: __owned String?) -> Self {
    guard let view = RuntimeInstance.makeHeaderFooter(self, identifier: identifier) as? Self else {
      preconditionFailure("\(self).init(reuseIdentifier:) created a view of another class")
    }
    return view
  }
}

extension UIViewMaking where Self: UITableView {
  /// Creates a table view of the class it is called on.
  @_silgen_name("UIKit_makeTableView")
  public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("UIKit_makeTableView")
  @usableFromInline static func makeTableView(_ frame: CGRect, _ style: __owned UITableView.Style) -> Self {
    guard let view = RuntimeInstance.makeTableView(self, frame: frame, style: style) as? Self else {
      preconditionFailure("\(self).init(frame:style:) created a view of another class")
    }
    return view
  }
}
