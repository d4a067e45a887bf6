import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  /// The look of a table: plain, with headers that stay in view, or grouped, or grouped and inset from the edges.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Sections apart from each other, on a ground of their own.
    case grouped = 1
    /// The same as cards with round corners.
    case insetGrouped = 2
  }

  /// Where a row is brought to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as makes it visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
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

  /// The point that separator insets are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// When cells that size themselves are measured again, apart from when they appear.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// Stands for a height that the view decides itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The index title that stands for the search field.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when the selected row changes.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
