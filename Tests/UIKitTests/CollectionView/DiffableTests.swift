import CollectionCore
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A random arrangement of up to 30 items in up to 6 sections, from a fixed set of identifiers.
  private func randomSnapshot(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = Array((0..<6).shuffled(using: &random).prefix(random.int(0..<7)))
    snapshot.appendSections(sections)
    guard !sections.isEmpty else { return snapshot }
    for item in (0..<30).shuffled(using: &random).prefix(random.int(0..<31)) {
      // Mostly in a section of its own, so that much stays in place.
      let home = sections.contains(item % 6) && random.chance(70) ? item % 6 : sections.randomElement(using: &random)
      snapshot.appendItems([item], toSection: home)
    }
    return snapshot
  }

  @Test("A difference leads from one snapshot to the other, item by item", arguments: 0..<200)
  func differences(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = randomSnapshot(&random)
    var new = randomSnapshot(&random)
    let reloadedSections = Set(new.sectionIdentifiers.filter { _ in random.chance(15) })
    new.reloadSections(Array(reloadedSections))
    let reloadedItems = Set(new.itemIdentifiers.filter { _ in random.chance(10) })
    new.reloadItems(Array(reloadedItems))
    let before = SectionCounts(old.sections.map(\.items.count))
    let plan = try UpdatePlan(SnapshotDifference(from: old.contents, to: new.contents).batch, before: before)
    try plan.validate(after: SectionCounts(new.sections.map(\.items.count)))
    for (s, section) in old.sections.enumerated() {
      #expect(plan.newSection(ofOld: s) == new.indexOfSection(section.identifier))
      for (i, item) in section.items.enumerated() {
        let fate = plan.fate(of: ItemIndex(section: s, item: i))
        guard let owner = new.sectionIdentifier(containingItem: item), let target = new.indexOfSection(owner),
          !(reloadedSections.contains(owner) && old.indexOfSection(owner) != nil),
          !reloadedSections.contains(section.identifier) || old.indexOfSection(section.identifier) == nil,
          let place = new.sections[target].items.firstIndex(of: item)
        else {
          #expect(fate == .removed)
          continue
        }
        let index = ItemIndex(section: target, item: place)
        #expect(fate == (reloadedItems.contains(item) ? .reloaded(index) : .kept(index)))
      }
    }
  }

  @Test("Equal snapshots differ in nothing; one item moved is one move")
  func small() {
    var old = Snapshot()
    old.appendSections([1])
    old.appendItems(Array(0..<100))
    #expect(SnapshotDifference(from: old.contents, to: old.contents).batch.isEmpty)
    var new = old
    new.moveItem(3, afterItem: 90)
    let batch = SnapshotDifference(from: old.contents, to: new.contents).batch
    #expect(batch.movedItems.count == 1 && batch.deletedItems.isEmpty && batch.insertedItems.isEmpty)
  }

  @Test("Snapshots: order and questions")
  func snapshot() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 11], toSection: 1)
    snapshot.appendItems([20])
    snapshot.insertItems([12], beforeItem: 11)
    snapshot.insertItems([21], afterItem: 20)
    snapshot.moveItem(10, afterItem: 20)
    #expect(snapshot.itemIdentifiers == [12, 11, 20, 10, 21])
    #expect(snapshot.itemIdentifiers(inSection: 2) == [20, 10, 21])
    #expect(snapshot.sectionIdentifier(containingItem: 10) == 2)
    #expect(snapshot.indexOfItem(10) == 3)
    snapshot.insertSections([3], beforeSection: 1)
    snapshot.moveSection(2, beforeSection: 1)
    #expect(snapshot.sectionIdentifiers == [3, 2, 1])
    snapshot.deleteItems([20, 99])
    snapshot.deleteSections([1])
    #expect(snapshot.itemIdentifiers == [10, 21] && snapshot.numberOfItems == 2)
  }

  @Test("Reconfigured items are not reloaded items (facts 8.4)")
  func reconfigured() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    snapshot.reconfigureItems([1])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedItemIdentifiers == [])
  }

  @Test("A diffable data source keeps cells of items that stay, wherever they go", arguments: 0..<20)
  func dataSource(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 2000), collectionViewLayout: RowsLayout())
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
      _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    view.layoutIfNeeded()
    for _ in 0..<6 {
      let before = source.snapshot()
      var shown: [Int: UICollectionViewCell] = [:]
      for cell in view.visibleCells { shown[cell.tag] = cell }
      let next = randomSnapshot(&random)
      source.apply(next, animatingDifferences: random.chance(50))
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.tag) == next.itemIdentifiers)
      for item in next.itemIdentifiers {
        let path = source.indexPath(for: item)
        let cell = path.flatMap { view.cellForItem(at: $0) }
        #expect(path.flatMap { source.itemIdentifier(for: $0) } == item)
        if before.sectionIdentifier(containingItem: item) != nil { #expect(cell === shown[item]) }
      }
    }
  }
}
