import CollectionCore
@_spi(UIKit) import UIKitCore

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the hierarchy after its visible items have been replaced, by a snapshot of the whole view or by
  /// reordering.
  ///
  /// Items that stay keep their ancestors, or the nearest one that is left. A moved item stays under its parent if that
  /// surrounds its new place; otherwise it joins, like a new item, the item that follows. Hidden items below an item
  /// move with it.
  func rebased(onto visible: [ItemIdentifierType]) -> Self {
    let former = visibleItems
    guard former != visible else { return self }
    let moved = movedItems(from: former, to: visible)
    // For each place, the parent of the next item that stays where it is.
    var parentsOfNext: [ItemIdentifierType?] = []
    var next: ItemIdentifierType?
    for item in visible.reversed() {
      parentsOfNext.append(next)
      if contains(item), !moved.contains(item) { next = parent(of: item) }
    }
    parentsOfNext.reverse()
    var result = Self()
    var last: ItemIdentifierType?
    for (item, parentOfNext) in zip(visible, parentsOfNext) {
      let open = result.path(to: last)
      var place = nearest(above: item, in: open)
      if place == nil, !contains(item) || moved.contains(item) {
        place = parentOfNext.flatMap { open.contains($0) ? $0 : nil }
      }
      result.append([item], to: place)
      if isExpanded(item) {
        result.expand([item])
      } else if hasChildren(item) {
        result.replace(childrenOf: item, using: snapshot(of: item))
      }
      last = item
    }
    return result
  }

  /// Returns the items under which another can be appended: the last item, if expanded, and all its ancestors.
  private func path(to last: ItemIdentifierType?) -> Set<ItemIdentifierType> {
    var path = Set<ItemIdentifierType>()
    guard let last else { return path }
    if isExpanded(last) { path.insert(last) }
    var item = parent(of: last)
    while let current = item {
      path.insert(current)
      item = parent(of: current)
    }
    return path
  }

  private func nearest(above item: ItemIdentifierType, in open: Set<ItemIdentifierType>) -> ItemIdentifierType? {
    var candidate = parent(of: item)
    while let current = candidate, !open.contains(current) { candidate = parent(of: current) }
    return candidate
  }

  private func movedItems(
    from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) -> Set<ItemIdentifierType> {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let staying = new.enumerated().compactMap { index, item in places[item].map { (old: $0, new: index) } }
    return Set(SnapshotDifference.outOfOrder(staying).map { new[$0.new] })
  }
}
