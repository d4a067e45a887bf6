import UIKit

/// A row of a panel's list, as a value. The list shows it, and the panel handles its choice.
struct PanelRow: Identifiable, Equatable {
  enum Accessory: Equatable {
    case none
    /// Opens another panel.
    case disclosure
    /// Selected among others, or not.
    case check(Bool)
    /// On or off.
    case toggle(Bool)
    /// A value, which choosing the row changes.
    case value(String)
    /// A channel's star.
    case star(Bool)
    /// Work in progress.
    case busy
  }

  enum Style: Equatable {
    case plain
    /// The row performs an action rather than naming something.
    case action
    case destructive
    /// Left out of the guide, or not available now.
    case dimmed
    /// Something is wrong.
    case warning
  }

  var id: String
  var title: String
  var detail = ""
  var style = Style.plain
  var accessory = Accessory.none
  /// Whether the row's object is shown in the guide, which an eye before the title shows and changes; `nil` for rows
  /// without one.
  var isShown: Bool?
  /// The colour of a dot before the title; `nil` for none.
  var swatch: UIColor?
  /// Whether the row can be moved by dragging.
  var isMovable = false
}

/// Rows under a heading.
struct PanelSection: Equatable {
  var title = ""
  var rows: [PanelRow]
  /// The text below the rows.
  var footer = ""
}
