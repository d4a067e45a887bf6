import Foundation
@_spi(UIKit) import UIKitCore

/// A diffable data source with identifiers of any hashable type. It exists for Objective-C; in Swift, use
/// `UICollectionViewDiffableDataSource`. Its `reorderingHandlers` are missing here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereference).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item; it must dequeue the cell from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view; it must dequeue the view from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers that are called when the user expands and collapses items of an outline.
  @preconcurrency public struct SectionSnapshotHandlers {
    /// Returns whether an item can be expanded; nil means yes.
    public var shouldExpandItemHandler: ((Any) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItemHandler: ((Any) -> Void)?
    /// Returns whether an item can be collapsed; nil means yes.
    public var shouldCollapseItemHandler: ((Any) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItemHandler: ((Any) -> Void)?
    /// Returns the descendants of an item that is being expanded, given those that it has now.
    public var snapshotForExpandingParentItemHandler:
      ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  final let source: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Creates a data source and sets it on the collection view. The cell provider must return a dequeued cell.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      cellProvider(view, path, item.value.base)
    }
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that provides supplementary views; nil for data without any.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// The handlers that are called when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers() {
    didSet { sectionSnapshotHandlersDidChange() }
  }

  // MARK: Snapshots

  /// Returns a copy of the current contents.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference { .init(source.snapshot()) }

  /// Shows a snapshot, with the difference from the current contents animated if requested.
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot, with the difference animated if requested, and calls `completion` on the main queue when that is
  /// done.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading all data, without computing the difference.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Shows a snapshot by reloading all data, and calls `completion` on the main queue afterwards.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  /// Returns the hierarchy of a section; empty if there is no such section.
  open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    .init(source.snapshot(for: ReferenceIdentifier(section)))
  }

  /// Shows the visible items of a hierarchy in a section, which is added at the end if it does not exist.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the visible items of a hierarchy in a section, and calls `completion` on the main queue when that is done.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.snapshot, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  // MARK: Identifiers

  /// Returns the section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value.base }

  /// Returns the position of a section; `NSNotFound` if there is no such section.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value.base }

  /// Returns the index path of an item; nil if it is not shown. Amortised O(1).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier))
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? { source.outlinePlace(at: indexPath) }

  func toggleExpansion(at indexPath: IndexPath) { source.toggleExpansion(at: indexPath) }

  private func sectionSnapshotHandlersDidChange() {
    let handlers = sectionSnapshotHandlers
    var inner = UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>
      .SectionSnapshotHandlers<ReferenceIdentifier>()
    inner.shouldExpandItem = handlers.shouldExpandItemHandler.map { handler in { handler($0.value.base) } }
    inner.willExpandItem = handlers.willExpandItemHandler.map { handler in { handler($0.value.base) } }
    inner.shouldCollapseItem = handlers.shouldCollapseItemHandler.map { handler in { handler($0.value.base) } }
    inner.willCollapseItem = handlers.willCollapseItemHandler.map { handler in { handler($0.value.base) } }
    inner.snapshotForExpandingParent = handlers.snapshotForExpandingParentItemHandler.map { handler in
      { handler($0.value.base, NSDiffableDataSourceSectionSnapshotReference($1)).snapshot }
    }
    source.sectionSnapshotHandlers = inner
  }
}
