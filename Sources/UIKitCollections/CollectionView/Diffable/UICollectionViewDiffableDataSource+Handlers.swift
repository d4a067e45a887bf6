@_spi(UIKit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  /// Handlers that are called when the user reorders items. They can be reordered only if both `canReorderItem` and
  /// `didReorder` are set.
  @preconcurrency public struct ReorderingHandlers {
    /// Whether an item can be picked up.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item was dropped, before the data source's snapshot changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source's snapshot has changed: change the data it was made from, too.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Handlers that are called when the user expands and collapses items of an outline.
  @preconcurrency public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Whether an item can be expanded; nil is yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item can be collapsed; nil is yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes what an item being expanded has under it, given what it has now.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
