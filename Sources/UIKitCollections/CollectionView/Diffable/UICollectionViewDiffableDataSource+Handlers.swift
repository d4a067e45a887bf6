@_spi(UIKit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  /// The handlers that are called when the user reorders items. Items can be reordered only if both `canReorderItem`
  /// and `didReorder` are set.
  @preconcurrency public struct ReorderingHandlers {
    /// Returns whether an item can be picked up.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item has been dropped, before the data source's snapshot changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source's snapshot has changed: apply the same change to the data behind it.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The handlers that are called when the user expands and collapses items of an outline.
  @preconcurrency public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Returns whether an item can be expanded; nil means yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed; nil means yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the descendants of an item that is being expanded, given those that it has now.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
