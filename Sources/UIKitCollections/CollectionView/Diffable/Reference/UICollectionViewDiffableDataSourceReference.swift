import Foundation
@_spi(UIKit) import UIKitCore

/// A diffable data source with identifiers of any hashable type: the form for Objective-C. In Swift,
/// `UICollectionViewDiffableDataSource` is the one to use.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Handlers that are called when the user expands and collapses items of an outline.
  @preconcurrency public struct SectionSnapshotHandlers {
    public var shouldExpandItemHandler: ((Any) -> Bool)?
    public var willExpandItemHandler: ((Any) -> Void)?
    public var shouldCollapseItemHandler: ((Any) -> Bool)?
    public var willCollapseItemHandler: ((Any) -> Void)?
    public var snapshotForExpandingParentItemHandler:
      ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

    public init() {}
  }

  final let source: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Becomes the collection view's data source. The cell provider must return a dequeued cell.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      cellProvider(view, path, item.value.base)
    }
    super.init()
    collectionView.dataSource = self
  }

  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  open var sectionSnapshotHandlers = SectionSnapshotHandlers() {
    didSet { sectionSnapshotHandlersDidChange() }
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshotReference { .init(source.snapshot()) }

  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    .init(source.snapshot(for: ReferenceIdentifier(section)))
  }

  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.snapshot, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  // MARK: Identifiers

  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value.base }

  /// `NSNotFound` if there is no such section.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }

  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value.base }

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
