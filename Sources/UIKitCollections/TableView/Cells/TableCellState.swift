@_spi(UIKit) import UIKitCore

/// A table cell's state: the views beside its content, and its place in a table.
///
/// A class, because a structure in the view would be copied by every method call.
@MainActor final class TableCellState {
  var style: UITableViewCell.CellStyle
  var identifier: String?

  init(style: UITableViewCell.CellStyle, identifier: String?) {
    self.style = style
    self.identifier = identifier
  }

  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  var accessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryView: UIView?
  /// The marks of the current accessory type, from the leading edge on.
  var marks: [CellMark] = []
  var shownAccessoryType = UITableViewCell.AccessoryType.none

  /// The height that a storyboard gives to a static cell.
  var documentHeight: CGFloat?

  var isSelected = false
  var isHighlighted = false
  var hasDefaultSelectedBackground = false
  /// Whether the table has chosen the colour behind the cell.
  var hasDefaultBackground = false
  var setsDefaultBackground = false

  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the round mark of selection replaces the editing control.
  var selectsWhileEditing = false
  var canMove = false
  var indentsWhileEditing = true
  var control: CellMark?
  var grip: CellMark?

  weak var table: UITableView?
  /// Whether the delegate's `willDisplay` has been called for the cell.
  var isDisplayed = false
  var separatorInset: UIEdgeInsets?
  var separator: UIView?
  var topSeparator: UIView?
  /// The cell's place in its section, which determines separators and rounded corners.
  var place = Place()

  struct Place: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
  }

  /// A configuration without content in the cell's style.
  var defaultContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
