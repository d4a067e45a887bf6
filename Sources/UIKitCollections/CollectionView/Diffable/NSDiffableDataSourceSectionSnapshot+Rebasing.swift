import CollectionCore
@_spi(UIKit) import UIKitCore

extension NSDiffableDataSourceSectionSnapshot {
  /// The hierarchy after its visible items have become others, by a snapshot of the whole view or by reordering.
  ///
  /// Items that stay keep what is above them, or the nearest that is left of it. One that was moved stays under its
  /// parent where that surrounds its new place; else it and a new item join the item that follows. What is hidden under
  /// an item goes along with it.
  func rebased(onto visible: [ItemIdentifierType]) -> Self {
    let former = visibleItems
    guard former != visible else { return self }
    let moved = movedItems(from: former, to: visible)
    // The parent that the next item which stays put has, for each place.
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

  /// The items that something can be put under at the end: the last item, if expanded, and all above it.
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
