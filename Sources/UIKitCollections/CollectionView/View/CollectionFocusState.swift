import CollectionCore
@_spi(UIKit) import UIKitCore

/// The item that has, or last had, the focus, and the rules for giving it.
@MainActor struct CollectionFocusState {
  var rules = FocusRules()
  var indexPath: IndexPath?
  /// The cell that has the focus. It is kept, wherever scrolling takes it, until it loses the focus.
  weak var cell: UICollectionReusableView?
  /// Whether the focused cell was removed, so that another has to get the focus.
  var needsRestoring = false

  mutating func follow(_ plan: UpdatePlan) {
    guard let path = indexPath, let index = ItemIndex(path) else { return }
    indexPath = plan.newIndex(ofOld: index)?.indexPath ?? nearest(path, plan)
  }

  /// Returns the new index path of the item that is now in a removed item's place.
  private func nearest(_ path: IndexPath, _ plan: UpdatePlan) -> IndexPath? {
    guard let index = ItemIndex(path), let section = plan.newSection(ofOld: index.section) else { return nil }
    return IndexPath(item: index.item, section: section)
  }
}
