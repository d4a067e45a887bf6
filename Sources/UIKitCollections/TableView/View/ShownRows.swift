import CollectionCore
@_spi(UIKit) import UIKitCore

/// The views on screen, by what they show.
@MainActor struct ShownRows {
  var cells: [ItemIndex: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that have left while an update was animated, but are seen until it ends, with what they showed.
  var leaving: [Leaving] = []
  /// Rows out of sight whose cells stay: one has the focus, is being typed into or moved.
  var kept: Set<ItemIndex> = []
  /// Cells that the pass under way has taken away and not shown again.
  var vacated: [UITableViewCell] = []
  /// Whether a pass is under way.
  var isLayingOut = false

  struct Leaving {
    enum Role {
      case cell(IndexPath)
      case header(Int)
      case footer(Int)
    }

    var view: UIView
    var role: Role
  }
}
