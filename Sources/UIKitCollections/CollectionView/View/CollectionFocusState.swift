import CollectionCore
@_spi(UIKit) import UIKitCore

/// Which item has, or last had, the focus.
@MainActor struct CollectionFocusState {
  var indexPath: IndexPath?
  /// The cell that has the focus. It stays, wherever scrolling takes it, until the focus leaves it.
  weak var cell: UICollectionReusableView?
  /// Whether the focused cell was taken away, so that another is to have the focus.
  var needsRestoring = false

  mutating func follow(_ plan: UpdatePlan) {
    guard let path = indexPath, let index = ItemIndex(path) else { return }
    indexPath = plan.newIndex(ofOld: index)?.indexPath ?? nearest(path, plan)
  }

  /// The place a removed item had, for the item that has it now.
  private func nearest(_ path: IndexPath, _ plan: UpdatePlan) -> IndexPath? {
    guard let index = ItemIndex(path), let section = plan.newSection(ofOld: index.section) else { return nil }
    return IndexPath(item: index.item, section: section)
  }
}
