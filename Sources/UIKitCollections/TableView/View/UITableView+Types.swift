import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  /// The look of a table: plain, with floating headers, or grouped, or grouped and inset from the edges.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Sections apart from each other, on a background of their own.
    case grouped = 1
    /// Sections as cards with rounded corners.
    case insetGrouped = 2
  }

  /// The place of a row in the visible part after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The smallest distance that makes the row visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// When self-sizing cells are measured again, apart from when they appear.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// A value for a height that the view determines itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The index title that stands for the search field.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when the selected row changes; its object is the table view.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
