/// The batch of updates from one snapshot to another.
///
/// Elements are matched by identity with tables: O(n). Among those that stay, the longest run that keeps its order
/// stays in place and the rest move: O(m log m) for the m that have others between them.
package struct SnapshotDifference {
  package private(set) var batch = UpdateBatch()

  package init<S, I>(from old: SnapshotContents<S, I>, to new: SnapshotContents<S, I>) {
    let oldSections = old.sections.map(\.identifier)
    let newSections = new.sections.map(\.identifier)
    let list = Self.difference(oldSections, newSections)
    batch.deletedSections = list.deleted
    batch.insertedSections = list.inserted
    batch.movedSections = list.moved.map { .init(from: $0.from, to: $0.to) }
    let reloaded = Set(new.reloadedSections).intersection(oldSections)
    var oldPlaces: [I: ItemIndex] = [:]
    for (s, section) in old.sections.enumerated() {
      for (i, item) in section.items.enumerated() { oldPlaces[item] = ItemIndex(section: s, item: i) }
    }
    for section in reloaded {
      if let index = old.sectionIndex[section] { batch.reloadedSections.append(index) }
    }
    addItems(old, new, oldPlaces, reloaded)
    // An item that moves into a reloaded section is deleted in its old place, and recreated with the section.
    let deleted = Set(batch.deletedItems)
    batch.reloadedItems = new.reloadedItems.compactMap { oldPlaces[$0] }.filter {
      !reloaded.contains(oldSections[$0.section]) && !deleted.contains($0)
    }
    batch.reconfiguredItems = new.reconfiguredItems.compactMap { oldPlaces[$0] }
  }

  private mutating func addItems<S, I>(
    _ old: SnapshotContents<S, I>, _ new: SnapshotContents<S, I>,
    _ oldPlaces: [I: ItemIndex], _ reloaded: Set<S>
  ) {
    func isWhole(_ section: S) -> Bool { !reloaded.contains(section) && old.sectionIndex[section] != nil }
    for (s, section) in new.sections.enumerated() where !reloaded.contains(section.identifier) {
      let oldIndex = old.sectionIndex[section.identifier]
      var staying: [(old: Int, new: Int)] = []
      for (i, item) in section.items.enumerated() {
        let here = ItemIndex(section: s, item: i)
        guard let place = oldPlaces[item], !reloaded.contains(old.sections[place.section].identifier) else {
          // New sections include their items.
          if oldIndex != nil { batch.insertedItems.append(here) }
          continue
        }
        if place.section == oldIndex {
          staying.append((place.item, i))
        } else {
          batch.movedItems.append(.init(from: place, to: here))
        }
      }
      guard let oldIndex else { continue }
      for pair in Self.outOfOrder(staying) {
        batch.movedItems.append(
          .init(from: ItemIndex(section: oldIndex, item: pair.old), to: ItemIndex(section: s, item: pair.new)))
      }
    }
    for (s, section) in old.sections.enumerated()
    where isWhole(section.identifier) && new.sectionIndex[section.identifier] != nil {
      for (i, item) in section.items.enumerated() {
        let owner = new.owners[item]
        // An item that moved into a reloaded section is recreated there.
        if owner.map(reloaded.contains) ?? true { batch.deletedItems.append(ItemIndex(section: s, item: i)) }
      }
    }
  }

  private static func difference<E: Hashable>(
    _ old: [E], _ new: [E]
  ) -> (deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    let oldIndex = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    let newSet = Set(new)
    var staying: [(old: Int, new: Int)] = []
    var inserted: [Int] = []
    for (index, element) in new.enumerated() {
      if let former = oldIndex[element] { staying.append((former, index)) } else { inserted.append(index) }
    }
    let deleted = old.indices.filter { !newSet.contains(old[$0]) }
    return (deleted, inserted, outOfOrder(staying).map { ($0.old, $0.new) })
  }

  /// Returns the pairs, given in the order of their new positions, that are not in the longest run of ascending old
  /// positions.
  package static func outOfOrder(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // `ends[k]` is the pair with the smallest old position with which an ascending run of length k + 1 can end.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitionPoint { pairs[$0].old < pair.old }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    guard ends.count < pairs.count else { return [] }
    var stays = Set<Int>()
    var next = ends.last
    while let index = next {
      stays.insert(index)
      next = previous[index]
    }
    return pairs.enumerated().filter { !stays.contains($0.offset) }.map(\.element)
  }
}
