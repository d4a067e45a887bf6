/// The mapping between positions before and after a batch of updates.
///
/// A plan is created from the announced changes and the counts before; it does not depend on views. It stores the
/// changes sorted and uses binary search: O(changes · log changes) to create, O(log changes) per query, and no storage
/// for items that do not change.
package struct UpdatePlan: Sendable {
  /// The fate of an element that existed before the batch.
  package enum Fate: Equatable, Sendable {
    case removed
    /// Still the same element, now at this position.
    case kept(ItemIndex)
    /// Recreated at this position.
    case reloaded(ItemIndex)
  }

  let before: SectionCounts

  let sections: IndexShift
  package let deletedSections: [Int]
  package let insertedSections: [Int]
  package let reloadedSections: Set<Int>
  package let sectionMoves: [Int: Int]
  let sectionOrigins: [Int: Int]

  /// The deleted items of each section before the update, and those that move away, in ascending order.
  let removedItems: [Int: [Int]]
  /// The inserted items of each section after the update, and those that move in, in ascending order.
  let takenItems: [Int: [Int]]
  package let deletedItems: [ItemIndex]
  package let insertedItems: [ItemIndex]
  package let reloadedItems: Set<ItemIndex>
  package let reconfiguredItems: Set<ItemIndex>
  package let itemMoves: [ItemIndex: ItemIndex]
  let itemOrigins: [ItemIndex: ItemIndex]

  /// Creates the plan. Throws if an announced position did not exist before, or if two changes contradict each other;
  /// `validate(after:)` checks what only the counts afterwards can show.
  package init(_ batch: UpdateBatch, before: SectionCounts) throws(UpdateError) {
    try Self.checkPositionsBefore(batch, before)
    try Self.checkContradictions(batch)
    self.before = before

    deletedSections = Set(batch.deletedSections).sorted()
    insertedSections = Set(batch.insertedSections).sorted()
    sectionMoves = Dictionary(batch.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    sectionOrigins = Dictionary(sectionMoves.map { ($1, $0) }, uniquingKeysWith: { $1 })
    reloadedSections = Set(batch.reloadedSections)
    sections = IndexShift(
      removed: (deletedSections + sectionMoves.keys).sorted(), taken: (insertedSections + sectionOrigins.keys).sorted())

    itemMoves = Dictionary(batch.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    itemOrigins = Dictionary(itemMoves.map { ($1, $0) }, uniquingKeysWith: { $1 })
    deletedItems = Set(batch.deletedItems).sorted()
    insertedItems = Set(batch.insertedItems).sorted()
    reloadedItems = Set(batch.reloadedItems)
    reconfiguredItems = Set(batch.reconfiguredItems)
    removedItems = Self.bySection(deletedItems + itemMoves.keys)
    takenItems = Self.bySection(insertedItems + itemOrigins.keys)
  }

  private static func bySection(_ indices: [ItemIndex]) -> [Int: [Int]] {
    var result = [Int: [Int]]()
    for index in indices.sorted() { result[index.section, default: []].append(index.item) }
    return result
  }

  // MARK: - Sections

  /// Returns the position of a section after the update, reloaded or not; nil if it was deleted.
  package func newSection(ofOld old: Int) -> Int? { sectionMoves[old] ?? sections.newIndex(of: old) }

  /// Returns the position of a section before the update, reloaded or not; nil if it was inserted.
  package func oldSection(ofNew new: Int) -> Int? { sectionOrigins[new] ?? sections.oldIndex(of: new) }

  package func isReloadedSection(_ old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: - Items

  private func shift(old: Int, new: Int) -> IndexShift {
    IndexShift(removed: removedItems[old] ?? [], taken: takenItems[new] ?? [])
  }

  /// Returns the fate of an item.
  package func fate(of old: ItemIndex) -> Fate {
    if let target = itemMoves[old] {
      return reloadedItems.contains(old) ? .reloaded(target) : .kept(target)
    }
    guard let section = newSection(ofOld: old.section), !reloadedSections.contains(old.section),
      let item = shift(old: old.section, new: section).newIndex(of: old.item)
    else { return .removed }
    let new = ItemIndex(section: section, item: item)
    return reloadedItems.contains(old) ? .reloaded(new) : .kept(new)
  }

  /// Returns the position of an item after the update; nil if it was deleted. A reloaded item is still the same item.
  package func newIndex(ofOld old: ItemIndex) -> ItemIndex? {
    switch fate(of: old) {
    case .removed: nil
    case .kept(let new), .reloaded(let new): new
    }
  }

  /// Returns the position of an item before the update; nil if it is new.
  package func oldIndex(ofNew new: ItemIndex) -> ItemIndex? {
    if let origin = itemOrigins[new] { return origin }
    guard let section = oldSection(ofNew: new.section), !reloadedSections.contains(section),
      let item = shift(old: section, new: new.section).oldIndex(of: new.item)
    else { return nil }
    return ItemIndex(section: section, item: item)
  }
}
