import CollectionCore
@_spi(UIKit) import UIKitCore

/// The views on screen, by the rows and sections that they show.
@MainActor struct ShownRows {
  var phase = TablePhase.resting
  var cells: [ItemIndex: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that have left during an animated update and stay visible until it ends, with what they showed.
  var leaving: [Leaving] = []
  /// Rows out of sight whose cells are kept: one has the focus, is being edited or moved.
  var kept: Set<ItemIndex> = []
  /// Cells that the current pass has removed and not shown again.
  var vacated: [UITableViewCell] = []

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
