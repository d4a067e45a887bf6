import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  /// The look of a table: plain, with floating headers, or grouped, or grouped and inset from the edges.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers float over them.
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
    /// The row's top is at the top of the visible part.
    case top = 1
    /// The row is in the middle of the visible part.
    case middle = 2
    /// The row's bottom is at the bottom of the visible part.
    case bottom = 3
  }

  /// The animation with which rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// Fades in or out in place.
    case fade = 0
    /// Moves in from the right edge, or out to it; the left edge in right-to-left layouts.
    case right = 1
    /// Moves in from the left edge, or out to it; the right edge in right-to-left layouts.
    case left = 2
    /// Fades while it moves by its height from above, or to above.
    case top = 3
    /// Fades while it moves by its height from below, or to below.
    case bottom = 4
    /// Appears and disappears at once; other rows still move with an animation.
    case none = 5
    /// Drawn like `fade` here.
    case middle = 6
    /// Left to the table, which fades.
    case automatic = 100
  }

  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edge of the cell, or that of its content while it is editing.
    case fromCellEdges = 0
    /// The start of the row's text, at the leading edge.
    case fromAutomaticInsets = 1
  }

  /// The changes after which self-sizing cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when they appear.
    case disabled = 0
    /// When their content's preferred size or its constraints change, too.
    case enabled = 1
    /// The same as `enabled` here.
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
