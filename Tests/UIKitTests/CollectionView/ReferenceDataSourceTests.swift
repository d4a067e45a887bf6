import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The diffable types with identifiers of any type, and what translates and associates index paths.
@MainActor @Suite struct ReferenceDataSourceTests {
  @Test func snapshot() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, "two"], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [3])
    snapshot.insertItems(withIdentifiers: [0], beforeItemWithIdentifier: 1)
    snapshot.insertItems(withIdentifiers: [4], afterItemWithIdentifier: 3)
    #expect(snapshot.itemIdentifiers.map(String.init(describing:)) == ["0", "1", "two", "3", "4"])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "two") as? String == "a")
    #expect(snapshot.index(ofItemIdentifier: 3) == 3 && snapshot.index(ofItemIdentifier: 9) == NSNotFound)
    #expect(snapshot.index(ofSectionIdentifier: "b") == 1 && snapshot.index(ofSectionIdentifier: 1) == NSNotFound)
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.moveItem(withIdentifier: 0, afterItemWithIdentifier: 4)
    snapshot.moveItem(withIdentifier: 4, beforeItemWithIdentifier: 3)
    snapshot.reloadItems(withIdentifiers: [1])
    snapshot.reconfigureItems(withIdentifiers: [3])
    snapshot.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
    snapshot.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "b")
    snapshot.reloadSections(withIdentifiers: ["b"])
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [4, 3, 0])
    #expect(snapshot.sectionIdentifiers as? [String] == ["a", "b", "c"])
    #expect(snapshot.reloadedItemIdentifiers as? [Int] == [1])
    #expect(snapshot.reconfiguredItemIdentifiers as? [Int] == [3])
    #expect(snapshot.reloadedSectionIdentifiers as? [String] == ["b"])
    snapshot.deleteItems(withIdentifiers: [4])
    snapshot.deleteSections(withIdentifiers: ["a"])
    #expect(snapshot.itemIdentifiers as? [Int] == [3, 0])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && copy?.numberOfItems == 5)
  }

  @Test func sectionSnapshot() {
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.appendItems(["a", "b"])
    snapshot.appendItems([1, 2], intoParentItem: "a")
    snapshot.insertItems([0], beforeItem: 1)
    snapshot.insertItems(["c"], afterItem: "a")
    #expect(snapshot.items.map(String.init(describing:)) == ["a", "0", "1", "2", "c", "b"])
    #expect(snapshot.rootItems as? [String] == ["a", "c", "b"] && snapshot.visibleItems.count == 3)
    snapshot.expandItems(["a"])
    #expect(snapshot.isExpanded("a") && snapshot.isVisible(1) && snapshot.expandedItems() as? [String] == ["a"])
    #expect(
      snapshot.level(ofItem: 1) == 1 && snapshot.index(ofItem: "b") == 5 && snapshot.index(ofItem: 9) == NSNotFound)
    #expect(snapshot.parent(ofChildItem: 2) as? String == "a" && snapshot.parent(ofChildItem: "b") == nil)
    #expect(snapshot.ofParentItem("a").items as? [Int] == [0, 1, 2])
    #expect(snapshot.ofParentItem("a", includingParentItem: true).items.count == 4)
    let branch = NSDiffableDataSourceSectionSnapshotReference()
    branch.appendItems([7])
    #expect(snapshot.insert(branch, afterItem: "b") as? String == "b")
    snapshot.replaceChildren(ofParentItem: "a", with: NSDiffableDataSourceSectionSnapshotReference())
    #expect(snapshot.items.map(String.init(describing:)) == ["a", "c", "b", "7"])
    snapshot.deleteItems(["c"])
    #expect(!snapshot.containsItem("c") && snapshot.visualDescription() == "* + a\n* - b\n* - 7")
  }

  @Test("The data source shows snapshots and outlines, and finds identifiers")
  func dataSource() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 600), collectionViewLayout: RowsLayout())
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item as? Int ?? -1
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    #expect(view.dataSource === source)
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a"])
    snapshot.appendItems(withIdentifiers: [1, 2, 3])
    source.applySnapshot(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(source.itemIdentifier(for: [0, 1]) as? Int == 2 && source.indexPath(forItemIdentifier: 3) == [0, 2])
    #expect(source.sectionIdentifier(for: 0) as? String == "a" && source.index(forSectionIdentifier: "b") == NSNotFound)
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems([10])
    tree.appendItems([11, 12], intoParentItem: 10)
    source.applySnapshot(tree, toSection: "b", animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 10])
    var expanded: [Int] = []
    source.sectionSnapshotHandlers.willExpandItemHandler = { expanded.append($0 as? Int ?? 0) }
    view.outline?.toggleExpansion(at: [1, 0])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 10, 11, 12] && expanded == [10])
    #expect(source.snapshot(forSection: "b").isExpanded(10) && source.snapshot().numberOfItems == 6)
    source.applySnapshot(usingReloadData: snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
  }

  @Test("While an item is moved, what is shown and what the data source has differ")
  func translation() {
    let shown = MovableModelView([5])
    let view = shown.view
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 65))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 2])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 0])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 0])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    view.cancelInteractiveMovement()
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 0])
  }
}
