import UIKit

class OverridingDataSource: UICollectionViewDiffableDataSource<String, Int> {
  override init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSource<String, Int>.CellProvider
  ) {
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true) async {
    await super.apply(snapshot, animatingDifferences: animatingDifferences)
  }
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) async {
    await super.applySnapshotUsingReloadData(snapshot)
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> { super.snapshot() }
  override func sectionIdentifier(for index: Int) -> String? { super.sectionIdentifier(for: index) }
  override func index(for sectionIdentifier: String) -> Int? { super.index(for: sectionIdentifier) }
  override func itemIdentifier(for indexPath: IndexPath) -> Int? { super.itemIdentifier(for: indexPath) }
  override func indexPath(for itemIdentifier: Int) -> IndexPath? { super.indexPath(for: itemIdentifier) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    super.collectionView(collectionView, numberOfItemsInSection: section)
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.collectionView(collectionView, cellForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    super.indexTitles(for: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

@MainActor func dataSourceSignatures(_ view: UICollectionView) async {
  let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
    (collectionView: UICollectionView, indexPath: IndexPath, itemIdentifier: Int) -> UICollectionViewCell? in
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  source.supplementaryViewProvider = {
    (collectionView: UICollectionView, elementKind: String, indexPath: IndexPath) -> UICollectionReusableView? in
    nil
  }
  let snapshot = source.snapshot()
  await source.apply(snapshot)
  await source.apply(snapshot, animatingDifferences: false)
  await source.applySnapshotUsingReloadData(snapshot)
  source.apply(snapshot, animatingDifferences: false) {}
  source.apply(snapshot, completion: {})
  source.applySnapshotUsingReloadData(snapshot, completion: nil)
  var sections = NSDiffableDataSourceSectionSnapshot<Int>()
  sections.append([1])
  await source.apply(sections, to: "section")
  await source.apply(sections, to: "section", animatingDifferences: false)
  source.apply(sections, to: "section", animatingDifferences: false, completion: nil)
  let _: NSDiffableDataSourceSectionSnapshot<Int> = source.snapshot(for: "section")
  let _: String = source.description()

  source.reorderingHandlers.canReorderItem = { (item: Int) -> Bool in item > 0 }
  source.reorderingHandlers.willReorder = { (_: NSDiffableDataSourceTransaction<String, Int>) in }
  source.reorderingHandlers.didReorder = { transaction in
    let _: NSDiffableDataSourceSnapshot<String, Int> = transaction.initialSnapshot
    let _: NSDiffableDataSourceSnapshot<String, Int> = transaction.finalSnapshot
    let _: CollectionDifference<Int> = transaction.difference
    for section in transaction.sectionTransactions {
      let _: String = section.sectionIdentifier
      let _: NSDiffableDataSourceSectionSnapshot<Int> = section.initialSnapshot
      let _: NSDiffableDataSourceSectionSnapshot<Int> = section.finalSnapshot
      let _: CollectionDifference<Int> = section.difference
    }
  }
  var handlers = UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>()
  handlers.shouldExpandItem = { (_: Int) -> Bool in true }
  handlers.willExpandItem = { (_: Int) in }
  handlers.shouldCollapseItem = { (_: Int) -> Bool in true }
  handlers.willCollapseItem = { (_: Int) in }
  handlers.snapshotForExpandingParent = {
    (_: Int, snapshot: NSDiffableDataSourceSectionSnapshot<Int>) -> NSDiffableDataSourceSectionSnapshot<Int> in
    snapshot
  }
  source.sectionSnapshotHandlers = handlers
  source.reorderingHandlers = UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers()
}

/// Snapshots are values that can be filled on any thread.
func snapshotSignatures() {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  requireSendable(Snapshot.self)
  requireSendable(NSDiffableDataSourceSectionSnapshot<Int>.self)
  var snapshot = Snapshot()
  snapshot.appendSections(["a", "b", "c"])
  snapshot.insertSections(["d"], beforeSection: "a")
  snapshot.insertSections(["e"], afterSection: "a")
  snapshot.moveSection("a", beforeSection: "b")
  snapshot.moveSection("a", afterSection: "b")
  snapshot.deleteSections(["e"])
  snapshot.appendItems([1, 2, 3])
  snapshot.appendItems([4], toSection: "a")
  snapshot.insertItems([5], beforeItem: 1)
  snapshot.insertItems([6], afterItem: 1)
  snapshot.moveItem(1, beforeItem: 2)
  snapshot.moveItem(1, afterItem: 2)
  snapshot.reloadItems([1])
  snapshot.reconfigureItems([2])
  snapshot.reloadSections(["a"])
  snapshot.deleteItems([5])
  readOnly(\Snapshot.numberOfItems, Int.self)
  readOnly(\Snapshot.numberOfSections, Int.self)
  readOnly(\Snapshot.sectionIdentifiers, [String].self)
  readOnly(\Snapshot.itemIdentifiers, [Int].self)
  readOnly(\Snapshot.reloadedSectionIdentifiers, [String].self)
  readOnly(\Snapshot.reloadedItemIdentifiers, [Int].self)
  readOnly(\Snapshot.reconfiguredItemIdentifiers, [Int].self)
  let _: Int = snapshot.numberOfItems(inSection: "a")
  let _: [Int] = snapshot.itemIdentifiers(inSection: "a")
  let _: String? = snapshot.sectionIdentifier(containingItem: 1)
  let _: Int? = snapshot.indexOfItem(1)
  let _: Int? = snapshot.indexOfSection("a")
  snapshot.deleteAllItems()

  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
  var outline = Outline()
  outline.append([1, 2])
  outline.append([3], to: 1)
  outline.insert([4], before: 1)
  outline.insert([5], after: 1)
  outline.expand([1])
  outline.collapse([1])
  var children = Outline(outline)
  children.deleteAll()
  children.append([10])
  outline.replace(childrenOf: 2, using: children)
  children.delete([10])
  children.append([11])
  outline.insert(children, before: 1)
  children.deleteAll()
  children.append([12])
  outline.insert(children, after: 1)
  let _: Bool = outline.isExpanded(1)
  let _: Bool = outline.isVisible(1)
  let _: Bool = outline.contains(1)
  let _: Int = outline.level(of: 1)
  let _: Int? = outline.index(of: 1)
  let _: Int? = outline.parent(of: 3)
  let _: Outline = outline.snapshot(of: 1)
  let _: Outline = outline.snapshot(of: 1, includingParent: true)
  readOnly(\Outline.items, [Int].self)
  readOnly(\Outline.rootItems, [Int].self)
  readOnly(\Outline.visibleItems, [Int].self)
  let _: String = outline.visualDescription()
}
