import UIKit

/// One row of a panel's list, as a value: the list shows it, the panel says what choosing it does.
struct PanelRow: Identifiable, Equatable {
  enum Accessory: Equatable {
    case none
    /// Leads to another panel.
    case disclosure
    /// Chosen among others.
    case check(Bool)
    /// On or off.
    case toggle(Bool)
    /// A value that choosing the row changes.
    case value(String)
    /// A channel's star.
    case star(Bool)
    /// Work in progress.
    case busy
  }

  enum Style: Equatable {
    case plain
    /// Does something rather than naming something.
    case action
    case destructive
    /// Left out of the guide, or not to be chosen now.
    case dimmed
    /// Says that something is wrong.
    case warning
  }

  var id: String
  var title: String
  var detail = ""
  var style = Style.plain
  var accessory = Accessory.none
  /// A dot of this colour before the title; `nil` for none.
  var swatch: UIColor?
  /// Whether the row has a place of its own that can be changed by dragging it.
  var isMovable = false
}

/// Rows under a heading.
struct PanelSection: Equatable {
  var title = ""
  var rows: [PanelRow]
  /// Said below the rows.
  var footer = ""
}
