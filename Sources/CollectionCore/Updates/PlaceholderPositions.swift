/// The positions of placeholders among the items of a data source, which does not know them.
///
/// A displayed position counts items and placeholders, one of the data source only items. O(placeholders) per query.
package struct PlaceholderPositions: Equatable, Sendable {
  /// The displayed position of each placeholder, by its identifier.
  package private(set) var indices: [Int: ItemIndex] = [:]

  package init() {}

  package var isEmpty: Bool { indices.isEmpty }

  /// Returns the placeholder at a displayed position; nil for an item of the data source.
  package func identifier(at index: ItemIndex) -> Int? { indices.first { $0.value == index }?.key }

  /// Returns the position in the data source of a displayed one. For a placeholder, it is that of an item inserted in
  /// its place.
  package func dataIndex(of shown: ItemIndex) -> ItemIndex {
    let before = indices.values.count { $0.section == shown.section && $0.item < shown.item }
    return ItemIndex(section: shown.section, item: shown.item - before)
  }

  /// Returns the displayed position of one in the data source.
  package func shownIndex(of data: ItemIndex) -> ItemIndex {
    var item = data.item
    for index in indices.values.sorted() where index.section == data.section && index.item <= item { item += 1 }
    return ItemIndex(section: data.section, item: item)
  }

  /// Returns the displayed counts for those of the data source.
  package func shown(_ counts: SectionCounts) -> SectionCounts {
    guard !isEmpty else { return counts }
    var items = counts.items
    for index in indices.values where items.indices.contains(index.section) { items[index.section] += 1 }
    return SectionCounts(items)
  }

  /// Returns the positions before a plan of displayed positions.
  package func before(_ plan: UpdatePlan) -> PlaceholderPositions {
    var result = self
    result.indices = indices.compactMapValues(plan.oldIndex(ofNew:))
    return result
  }

  /// Adds a placeholder at a displayed position, at which there is room for it.
  package mutating func insert(_ identifier: Int, at index: ItemIndex) { indices[identifier] = index }

  package mutating func remove(_ identifier: Int) { indices[identifier] = nil }

  package mutating func removeAll() { indices = [:] }

  /// Moves the placeholders with a plan of displayed positions. Those that are deleted or reloaded are removed.
  package mutating func follow(_ plan: UpdatePlan) {
    indices = indices.compactMapValues {
      if case .kept(let new) = plan.fate(of: $0) { new } else { nil }
    }
  }

  /// The translation of a batch of the data source's positions into displayed ones. A placeholder stays in front of the
  /// item that it was in front of.
  package struct Translation: Sendable {
    fileprivate let positions: PlaceholderPositions
    /// For each section after the batch, the data source's positions of the items that placeholders are in front of.
    fileprivate let fronts: [Int: [Int]]

    /// Returns the displayed position for one before the batch.
    package func before(_ index: ItemIndex) -> ItemIndex { positions.shownIndex(of: index) }

    /// Returns the displayed position for one after the batch.
    package func after(_ index: ItemIndex) -> ItemIndex {
      ItemIndex(section: index.section, item: index.item + (fronts[index.section] ?? []).count { $0 <= index.item })
    }

    /// Returns the batch in displayed positions.
    package func shown(_ batch: UpdateBatch) -> UpdateBatch {
      var result = batch
      result.deletedItems = batch.deletedItems.map(before)
      result.reloadedItems = batch.reloadedItems.map(before)
      result.reconfiguredItems = batch.reconfiguredItems.map(before)
      result.insertedItems = batch.insertedItems.map(after)
      result.movedItems = batch.movedItems.map { .init(from: before($0.from), to: after($0.to)) }
      return result
    }
  }

  /// Returns the translation of a batch, with the displayed counts before it and the data source's after it. Throws if
  /// the batch is invalid.
  ///
  /// O(placeholders · items) at worst, if the items after a placeholder are deleted.
  package func translation(
    of batch: UpdateBatch, before: SectionCounts, dataAfter: SectionCounts
  ) throws(UpdateError) -> Translation {
    var items = before.items
    for index in indices.values where items.indices.contains(index.section) { items[index.section] -= 1 }
    let dataBefore = SectionCounts(items)
    let plan = try UpdatePlan(batch, before: dataBefore)
    var fronts: [Int: [Int]] = [:]
    for index in indices.values {
      guard let section = plan.newSection(ofOld: index.section), !plan.isReloadedSection(index.section) else {
        continue
      }
      let first = dataIndex(of: index).item
      let stays = (first..<max(first, dataBefore.count(inSection: index.section))).lazy.compactMap { item -> Int? in
        let old = ItemIndex(section: index.section, item: item)
        return plan.itemMoves[old] == nil ? plan.newIndex(ofOld: old)?.item : nil
      }
      fronts[section, default: []].append(stays.first ?? dataAfter.count(inSection: section))
    }
    return Translation(positions: self, fronts: fronts)
  }
}
