import CollectionCore

/// The views on screen, by what they show.
@MainActor struct ShownRows {
  var cells: [ItemIndex: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that have left while an update was animated, but are seen until it ends, with what they showed.
  var leaving: [Leaving] = []
  /// Whether a pass is under way.
  var isLayingOut = false
  /// The reach of the last pass, so that nothing is asked again while it holds.
  var isStale = true

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
