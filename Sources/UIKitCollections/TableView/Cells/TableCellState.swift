@_spi(UIKit) import UIKitCore

/// A table cell's state: what it shows beside its content, and its place in a table.
///
/// An object of its own: of a structure in the view each call of a method would make a copy.
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
  /// The marks of the present accessory type, from the leading one on.
  var marks: [CellMark] = []
  var shownAccessoryType = UITableViewCell.AccessoryType.none

  /// The height that a storyboard gives a cell that stands in it.
  var documentHeight: CGFloat?

  var isSelected = false
  var isHighlighted = false
  var hasDefaultSelectedBackground = false
  /// Whether the colour behind the cell is the table's choice.
  var hasDefaultBackground = false
  var setsDefaultBackground = false

  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the round mark of selection takes the editing control's place.
  var selectsWhileEditing = false
  var canMove = false
  var indentsWhileEditing = true
  var control: CellMark?
  var grip: CellMark?

  weak var table: UITableView?
  /// Whether the delegate's `willDisplay` was called for the cell.
  var isDisplayed = false
  var separatorInset: UIEdgeInsets?
  var separator: UIView?
  var topSeparator: UIView?
  /// The cell's place in its section, which decides separators and rounded corners.
  var place = Place()

  struct Place: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
  }

  /// Content in the cell's style.
  var defaultContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
