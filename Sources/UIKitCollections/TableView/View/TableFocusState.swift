import CollectionCore
@_spi(UIKit) import UIKitCore

/// The row that has, or last had, the focus, and the rules for giving it.
@MainActor struct TableFocusState {
  var rules = FocusRules()
  var indexPath: IndexPath?
  /// The cell that has the focus. It is kept, wherever scrolling takes it, until it loses the focus.
  weak var cell: UITableViewCell?
  /// Whether the focused cell was removed, so that another has to get the focus.
  var needsRestoring = false

  mutating func follow(_ plan: UpdatePlan) {
    guard let path = indexPath, let index = ItemIndex(path) else { return }
    if let new = plan.newIndex(ofOld: index) {
      indexPath = new.indexPath
    } else {
      // The place of a removed row, for the row that is there now.
      indexPath = plan.newSection(ofOld: index.section).map { IndexPath(row: index.item, section: $0) }
    }
  }
}
