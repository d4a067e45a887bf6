import Foundation

/// The mapping of elements before a batch of updates to those after it.
///
/// Cells move with their items, and so do decorations that belong to an item. Other elements move with their section,
/// to the place in it that results from the layout's own insertions and deletions. Queries are O(log changes).
package struct ElementMap: Sendable {
  /// A kind of elements that the layout adds and removes together.
  package struct Kind: Hashable, Sendable {
    package var category: ElementCategory
    package var name: String

    package init(_ key: ElementKey) {
      category = key.category
      name = key.kind
    }
  }

  package let plan: UpdatePlan
  /// The kinds of decorations that belong to items.
  private let itemDecorations: Set<String>
  /// The layout's own changes, by kind and by section before the update.
  private var shifts: [Kind: [Int: IndexShift]] = [:]

  package init(_ plan: UpdatePlan, itemDecorations: Set<String> = []) {
    self.plan = plan
    self.itemDecorations = itemDecorations
  }

  /// Adds the layout's own changes of a kind: positions of deleted elements before the update, of inserted ones after
  /// it. Paths that name no item, and additions to new sections, need no place.
  package mutating func shift(_ kind: Kind, deleted: [IndexPath], inserted: [IndexPath]) {
    guard !deleted.isEmpty || !inserted.isEmpty else { return }
    var bySection: [Int: IndexShift] = [:]
    for index in Set(deleted.compactMap(ItemIndex.init)).sorted() {
      bySection[index.section, default: .init()].removed.append(index.item)
    }
    for index in Set(inserted.compactMap(ItemIndex.init)).sorted() {
      // Insertions are positions after the update; the table is by sections before it.
      guard let old = plan.oldSection(ofNew: index.section) else { continue }
      bySection[old, default: .init()].taken.append(index.item)
    }
    shifts[kind] = bySection
  }

  /// Returns the element after the updates; nil if it is gone or has to be recreated.
  package func newKey(of key: ElementKey) -> ElementKey? {
    var new = key
    if key.category == .cell || key.category == .decorationView && itemDecorations.contains(key.kind) {
      guard let index = ItemIndex(key.indexPath), case .kept(let target) = plan.fate(of: index) else { return nil }
      new.indexPath = target.indexPath
      return new
    }
    var path = key.indexPath
    guard let oldSection = path.first, oldSection < plan.before.sections else { return key }
    guard !plan.isReloadedSection(oldSection), let section = plan.newSection(ofOld: oldSection) else { return nil }
    path[0] = section
    if path.count == 2, let shift = shifts[Kind(key)]?[oldSection] {
      guard let item = shift.newIndex(of: path[1]) else { return nil }
      path[1] = item
    }
    new.indexPath = path
    return new
  }

  /// Returns the item before the updates that a cell after them shows; nil if its cell is recreated.
  package func oldItem(ofNew key: ElementKey) -> ItemIndex? {
    guard key.category == .cell, let index = ItemIndex(key.indexPath), let old = plan.oldIndex(ofNew: index),
      plan.fate(of: old) == .kept(index)
    else { return nil }
    return old
  }
}
