import CollectionCore
import Foundation
@_spi(UIKit) import UIKitCore

extension UpdatePlan {
  /// Returns the update items for layouts: deletions from last to first, then insertions, reloads and moves. A
  /// whole section has the item `NSNotFound`.
  @MainActor func makeUpdateItems() -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(indexes: [index, NSNotFound]) }
    var items: [UICollectionViewUpdateItem] = []
    for index in deletedSections.reversed() { items.append(.init(before: section(index), after: nil, action: .delete)) }
    for index in deletedItems.reversed() where !isSubsumed(old: index.section) {
      items.append(.init(before: index.indexPath, after: nil, action: .delete))
    }
    for index in insertedSections { items.append(.init(before: nil, after: section(index), action: .insert)) }
    for index in insertedItems where !isSubsumed(new: index.section) {
      items.append(.init(before: nil, after: index.indexPath, action: .insert))
    }
    for index in reloadedSections.sorted() {
      items.append(.init(before: section(index), after: newSection(ofOld: index).map(section), action: .reload))
    }
    for index in reloadedItems.sorted() {
      items.append(.init(before: index.indexPath, after: newIndex(ofOld: index)?.indexPath, action: .reload))
    }
    for (from, to) in sectionMoves.sorted(by: { $0.key < $1.key }) {
      items.append(.init(before: section(from), after: section(to), action: .move))
    }
    for (from, to) in itemMoves.sorted(by: { $0.key < $1.key }) {
      items.append(.init(before: from.indexPath, after: to.indexPath, action: .move))
    }
    return items
  }

  /// Returns whether changes to the items of a section before the update are part of a change to the section.
  private func isSubsumed(old section: Int) -> Bool {
    reloadedSections.contains(section) || newSection(ofOld: section) == nil
  }

  /// Returns whether changes to the items of a section after the update are part of a change to the section.
  private func isSubsumed(new section: Int) -> Bool {
    oldSection(ofNew: section).map(reloadedSections.contains) ?? true
  }
}
