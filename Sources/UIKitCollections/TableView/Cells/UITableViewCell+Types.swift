@_spi(UIKit) import UIKitCore

extension UITableViewCell {
  /// The arrangement of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// One text, without a secondary one.
    case `default` = 0
    /// The secondary text is at the trailing edge.
    case value1 = 1
    /// A narrow text in the tint colour precedes the secondary text.
    case value2 = 2
    /// The secondary text is below the text.
    case subtitle = 3
  }

  /// The look of a selected cell: unchanged, or with a background.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks like any other.
    case none = 0
    /// A background; the same as `default`.
    case blue = 1
    /// A background; the same as `default`.
    case gray = 2
    /// The background of selected cells.
    case `default` = 3
  }

  /// The control at the start of a cell in editing mode: none, for deletion or for insertion.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A round minus button, which reveals the swipe actions or the button that confirms the deletion.
    case delete = 1
    /// A round plus button, which calls the data source's `commit` at once.
    case insert = 2
  }

  /// The mark at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron, which shows that selecting the row leads to more.
    case disclosureIndicator = 1
    /// An information button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// The look of the line between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line as thin as the display can show.
    case singleLine = 1
    /// Drawn like `singleLine` here.
    case singleLineEtched = 2
  }

  /// The look of a cell that has the focus. Without effect here.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// The stages of dragging a cell. Never reported here: a cell stays at `.none`.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the controls.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deletion or insertion is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
