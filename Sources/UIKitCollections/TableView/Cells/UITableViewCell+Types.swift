@_spi(UIKit) import UIKitCore

extension UITableViewCell {
  /// How a cell arranges its texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// The secondary text at the trailing edge.
    case value1 = 1
    /// A narrow text in the tint colour before the secondary text.
    case value2 = 2
    /// The secondary text below.
    case subtitle = 3
  }

  /// How a selected cell is drawn: not at all, or with a background.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control at the beginning of a cell in editing mode: none, for deletion or for insertion.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The mark at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How the line between cells is drawn.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// How a cell that has the focus is drawn.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// The stages of dragging a cell. There is no drag and drop here, so a cell stays at `.none`.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deletion or insertion is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
