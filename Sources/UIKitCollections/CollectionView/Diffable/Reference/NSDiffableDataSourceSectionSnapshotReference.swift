import Foundation
@_spi(UIKit) import UIKitCore

/// A section snapshot as an object, with identifiers of any hashable type: the form for Objective-C. In Swift,
/// `NSDiffableDataSourceSectionSnapshot` is the one to use.
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

  open var items: [Any] { snapshot.items.values }
  open var rootItems: [Any] { snapshot.rootItems.values }
  open var visibleItems: [Any] { snapshot.visibleItems.values }

  open func expandedItems() -> [Any] { snapshot.expandedItems.values }

  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(ReferenceIdentifier(item)) }

  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(ReferenceIdentifier(item)) }

  open func containsItem(_ item: Any) -> Bool { snapshot.contains(ReferenceIdentifier(item)) }

  /// `NSNotFound` if the item is not there.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: ReferenceIdentifier(item)) }

  /// `NSNotFound` if the item is not there.
  open func index(ofItem item: Any) -> Int { snapshot.index(of: ReferenceIdentifier(item)) ?? NSNotFound }

  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: ReferenceIdentifier(childItem))?.value.base
  }

  /// Returns the items below an item.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// Returns the items below an item, with the item or without it.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    .init(snapshot.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  open func visualDescription() -> String { snapshot.visualDescription() }

  // MARK: Changes

  open func appendItems(_ items: [Any]) { snapshot.append(items.references) }

  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append(items.references, to: parentItem.map(ReferenceIdentifier.init))
  }

  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    snapshot.insert(items.references, before: ReferenceIdentifier(beforeIdentifier))
  }

  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    snapshot.insert(items.references, after: ReferenceIdentifier(afterIdentifier))
  }

  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: ReferenceIdentifier(item))
  }

  /// Returns the item that the hierarchy was inserted after.
  @discardableResult open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any)
    -> Any
  {
    self.snapshot.insert(snapshot.snapshot, after: ReferenceIdentifier(item))
    return item
  }

  open func deleteItems(_ items: [Any]) { snapshot.delete(items.references) }

  open func deleteAllItems() { snapshot.deleteAll() }

  open func expandItems(_ items: [Any]) { snapshot.expand(items.references) }

  open func collapseItems(_ items: [Any]) { snapshot.collapse(items.references) }

  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.snapshot)
  }
}
