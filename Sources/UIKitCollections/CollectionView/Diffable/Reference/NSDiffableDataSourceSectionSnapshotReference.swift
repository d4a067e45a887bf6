import Foundation
@_spi(UIKit) import UIKitCore

/// A section snapshot as an object, with identifiers of any hashable type. It exists for Objective-C; in Swift, use
/// `NSDiffableDataSourceSectionSnapshot`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshotreference).
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  typealias Value = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

  final var snapshot: Value

  public override init() {
    snapshot = Value()
    super.init()
  }

  init(_ snapshot: Value) {
    self.snapshot = snapshot
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

  // MARK: Questions

  /// The identifiers of all items, visible or not, each followed by its descendants.
  open var items: [Any] { snapshot.items.values }
  /// The items at the top level. O(n).
  open var rootItems: [Any] { snapshot.rootItems.values }
  /// The items without a collapsed ancestor. O(n).
  open var visibleItems: [Any] { snapshot.visibleItems.values }

  /// Returns the expanded items, with or without children. O(n).
  open func expandedItems() -> [Any] { snapshot.expandedItems.values }

  /// Returns whether the item is expanded; false for an item that is not in the snapshot.
  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(ReferenceIdentifier(item)) }

  /// Returns whether all ancestors of the item are expanded; false for an item that is not in the snapshot.
  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(ReferenceIdentifier(item)) }

  /// Returns whether the item is in the section, visible or not.
  open func containsItem(_ item: Any) -> Bool { snapshot.contains(ReferenceIdentifier(item)) }

  /// Returns the number of ancestors of the item; `NSNotFound` if the item is not in the snapshot.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: ReferenceIdentifier(item)) }

  /// Returns the item's position in `items`; `NSNotFound` if the item is not in the snapshot.
  open func index(ofItem item: Any) -> Int { snapshot.index(of: ReferenceIdentifier(item)) ?? NSNotFound }

  /// Returns the parent of an item; nil at the top level.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: ReferenceIdentifier(childItem))?.value.base
  }

  /// Returns the descendants of an item.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// Returns the descendants of an item, with or without the item itself.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    .init(snapshot.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  /// Returns the hierarchy as text for debugging, one line per item: `*` is visible, `+` expanded, `-` collapsed.
  open func visualDescription() -> String { snapshot.visualDescription() }

  // MARK: Changes

  /// Adds items at the end of the top level. Raises an exception if one is already in the snapshot.
  open func appendItems(_ items: [Any]) { snapshot.append(items.references) }

  /// Adds items after the children of a parent; nil means the top level.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append(items.references, to: parentItem.map(ReferenceIdentifier.init))
  }

  /// Inserts items directly before an item, at its level.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    snapshot.insert(items.references, before: ReferenceIdentifier(beforeIdentifier))
  }

  /// Inserts items after an item and its descendants, at its level.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    snapshot.insert(items.references, after: ReferenceIdentifier(afterIdentifier))
  }

  /// Inserts a hierarchy directly before an item; its top level takes the item's level.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: ReferenceIdentifier(item))
  }

  /// Inserts a hierarchy after an item and its descendants, and returns that item.
  @discardableResult open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any)
    -> Any
  {
    self.snapshot.insert(snapshot.snapshot, after: ReferenceIdentifier(item))
    return item
  }

  /// Removes items with their descendants. Unknown identifiers are ignored.
  open func deleteItems(_ items: [Any]) { snapshot.delete(items.references) }

  /// Removes all items.
  open func deleteAllItems() { snapshot.deleteAll() }

  /// Expands items, so that their children are shown. Unknown identifiers are ignored.
  open func expandItems(_ items: [Any]) { snapshot.expand(items.references) }

  /// Collapses items, so that their children are hidden. Unknown identifiers are ignored.
  open func collapseItems(_ items: [Any]) { snapshot.collapse(items.references) }

  /// Replaces all descendants of a parent by a hierarchy.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.snapshot)
  }
}
