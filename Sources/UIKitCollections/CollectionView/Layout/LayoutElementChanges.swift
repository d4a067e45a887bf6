import Foundation
@_spi(UIKit) import UIKitCore

/// The elements that a batch update adds and removes, according to its update items.
@MainActor struct LayoutElementChanges {
  private var insertedSections = IndexSet()
  private var deletedSections = IndexSet()
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []

  init(_ updateItems: [UICollectionViewUpdateItem]) {
    for update in updateItems {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      let replaces = update.updateAction == .reload
      if update.updateAction == .insert || replaces, let path = after ?? (replaces ? before : nil) {
        if update.isSectionUpdate { insertedSections.insert(path.section) } else { insertedItems.insert(path) }
      }
      if update.updateAction == .delete || replaces, let path = before {
        if update.isSectionUpdate { deletedSections.insert(path.section) } else { deletedItems.insert(path) }
      }
    }
  }

  /// Returns whether the element with this index path after the update is new.
  func inserts(_ path: IndexPath) -> Bool {
    insertedItems.contains(path) || path.first.map(insertedSections.contains) ?? false
  }

  /// Returns whether the element with this index path before the update no longer exists after it.
  func deletes(_ path: IndexPath) -> Bool {
    deletedItems.contains(path) || path.first.map(deletedSections.contains) ?? false
  }
}
