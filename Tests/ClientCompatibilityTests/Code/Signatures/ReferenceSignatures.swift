import UIKit

/// The classes that contain snapshots in Objective-C, with their names in Swift.
@MainActor func referenceSignatures(_ view: UICollectionView) {
  let snapshot = NSDiffableDataSourceSnapshotReference()
  snapshot.appendSections(withIdentifiers: ["a", "b"])
  snapshot.appendItems(withIdentifiers: [1, 2])
  snapshot.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "a")
  snapshot.insertItems(withIdentifiers: [4], beforeItemWithIdentifier: 1)
  snapshot.insertItems(withIdentifiers: [5], afterItemWithIdentifier: 1)
  snapshot.moveItem(withIdentifier: 4, beforeItemWithIdentifier: 2)
  snapshot.moveItem(withIdentifier: 4, afterItemWithIdentifier: 2)
  snapshot.reloadItems(withIdentifiers: [1])
  snapshot.reconfigureItems(withIdentifiers: [2])
  snapshot.deleteItems(withIdentifiers: [5])
  snapshot.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
  snapshot.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "a")
  snapshot.moveSection(withIdentifier: "d", beforeSectionWithIdentifier: "a")
  snapshot.moveSection(withIdentifier: "d", afterSectionWithIdentifier: "a")
  snapshot.reloadSections(withIdentifiers: ["a"])
  snapshot.deleteSections(withIdentifiers: ["d"])
  let _: Int = snapshot.numberOfItems
  let _: Int = snapshot.numberOfSections
  let _: [Any] = snapshot.sectionIdentifiers
  let _: [Any] = snapshot.itemIdentifiers
  let _: [Any] = snapshot.reloadedSectionIdentifiers
  let _: [Any] = snapshot.reloadedItemIdentifiers
  let _: [Any] = snapshot.reconfiguredItemIdentifiers
  let _: Int = snapshot.numberOfItems(inSection: "a")
  let _: [Any] = snapshot.itemIdentifiersInSection(withIdentifier: "a")
  let _: Any? = snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3)
  let _: Int = snapshot.index(ofItemIdentifier: 1)
  let _: Int = snapshot.index(ofSectionIdentifier: "a")

  let source = UICollectionViewDiffableDataSourceReference(collectionView: view) {
    (collectionView: UICollectionView, indexPath: IndexPath, item: Any) -> UICollectionViewCell? in
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  source.supplementaryViewProvider = {
    (_: UICollectionView, _: String, _: IndexPath) -> UICollectionReusableView? in nil
  }
  let _: NSDiffableDataSourceSnapshotReference = source.snapshot()
  source.applySnapshot(snapshot, animatingDifferences: false)
  source.applySnapshot(snapshot, animatingDifferences: false, completion: nil)
  source.applySnapshot(usingReloadData: snapshot)
  source.applySnapshot(usingReloadData: snapshot, completion: nil)
  let _: Any? = source.itemIdentifier(for: IndexPath(item: 0, section: 0))
  let _: IndexPath? = source.indexPath(forItemIdentifier: 1)
  let _: Any? = source.sectionIdentifier(for: 0)
  let _: Int = source.index(forSectionIdentifier: "a")

  let outline = NSDiffableDataSourceSectionSnapshotReference()
  outline.appendItems([1, 2])
  outline.appendItems([3], intoParentItem: 1)
  outline.insertItems([4], beforeItem: 1)
  outline.insertItems([5], afterItem: 1)
  outline.expandItems([1])
  outline.collapseItems([1])
  outline.deleteItems([5])
  let _: Bool = outline.isExpanded(1)
  let _: Bool = outline.isVisible(1)
  let _: Bool = outline.containsItem(1)
  let _: Int = outline.level(ofItem: 3)
  let _: Int = outline.index(ofItem: 3)
  let _: Any? = outline.parent(ofChildItem: 3)
  let _: NSDiffableDataSourceSectionSnapshotReference = outline.ofParentItem(1)
  let _: NSDiffableDataSourceSectionSnapshotReference = outline.ofParentItem(1, includingParentItem: true)
  let _: [Any] = outline.items
  let _: [Any] = outline.rootItems
  let _: [Any] = outline.visibleItems
  let _: [Any] = outline.expandedItems()
  let _: String = outline.visualDescription()
  source.applySnapshot(outline, toSection: "a", animatingDifferences: false)
  source.applySnapshot(outline, toSection: "a", animatingDifferences: false, completion: nil)
  let _: NSDiffableDataSourceSectionSnapshotReference = source.snapshot(forSection: "a")
  requireCopying(NSDiffableDataSourceSnapshotReference.self)
  requireCopying(NSDiffableDataSourceSectionSnapshotReference.self)
}
