import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Section snapshots and handlers of diffable data sources.
@MainActor @Suite struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private final class Row: UICollectionViewListCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isExpanded)
    }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 600), collectionViewLayout: RowsLayout())

  private func makeSource() -> Source {
    let cells = UICollectionView.CellRegistration<Row, Int> { cell, _, item in cell.tag = item }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
      _, _, _ in
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  /// 1 (10 (100), 11), 2
  private var tree: Tree {
    var tree = Tree()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    return tree
  }

  private var shown: [Int] { view.visibleCells.map(\.tag) }

  @Test("Visible items of a section snapshot are shown; its section is added")
  func applying() throws {
    let source = makeSource()
    source.apply(tree, to: "a", animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(source.snapshot().sectionIdentifiers == ["a"])
    #expect(shown == [1, 2])
    let first = view.cellForItem(at: [0, 0])
    var expanded = source.snapshot(for: "a")
    #expect(expanded.items == tree.items)
    expanded.expand([1])
    source.apply(expanded, to: "a")
    view.layoutIfNeeded()
    #expect(shown == [1, 10, 11, 2])
    #expect(view.cellForItem(at: [0, 0]) === first)
    #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2])
    #expect((0..<4).map { source.outlinePlace(at: [0, $0])?.level } == [0, 1, 1, 0])
    #expect(view.visibleCells.map { ($0 as? Row)?.indentationLevel } == [0, 1, 1, 0])
  }

  @Test("Section snapshots of several sections, beside a plain one")
  func sections() {
    let source = makeSource()
    var whole = NSDiffableDataSourceSnapshot<String, Int>()
    whole.appendSections(["a", "b"])
    whole.appendItems([7, 8], toSection: "b")
    source.apply(whole, animatingDifferences: false)
    source.apply(tree, to: "a", animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(shown == [1, 2, 7, 8])
    #expect(source.snapshot(for: "b").items == [7, 8] && source.snapshot(for: "b").visibleItems == [7, 8])
    #expect(source.snapshot(for: "nowhere").items.isEmpty)
    #expect(source.outlinePlace(at: [1, 0]) == nil)
    // A snapshot of everything includes the hierarchy.
    var next = source.snapshot()
    next.moveItem(2, beforeItem: 1)
    next.deleteSections(["b"])
    source.apply(next, animatingDifferences: false)
    #expect(source.snapshot(for: "a").items == [2, 1, 10, 100, 11])
    next.deleteSections(["a"])
    source.apply(next, animatingDifferences: false)
    #expect(source.snapshot(for: "a").items.isEmpty)
  }

  @Test("The user expands and collapses: all handlers are called; cells see the state")
  func toggling() throws {
    let source = makeSource()
    source.apply(tree, to: "a", animatingDifferences: false)
    view.layoutIfNeeded()
    var journal: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      journal.append("should expand \(item)")
      return item != 2
    }
    source.sectionSnapshotHandlers.willExpandItem = { journal.append("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      journal.append("should collapse \(item)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { journal.append("will collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var more = children
      more.append([parent * 1000])
      return more
    }
    let row = try #require(view.cellForItem(at: [0, 0]) as? Row)
    source.toggleExpansion(at: [0, 1])
    #expect(journal == ["should expand 2"])
    source.toggleExpansion(at: [0, 0])
    view.layoutIfNeeded()
    #expect(shown == [1, 10, 11, 1000, 2])
    #expect(row.states.last == true && row.configurationState.isExpanded)
    source.toggleExpansion(at: [0, 0])
    view.layoutIfNeeded()
    #expect(shown == [1, 2] && row.states.last == false)
    #expect(journal.dropFirst() == ["should expand 1", "will expand 1", "should collapse 1", "will collapse 1"])
  }

  // MARK: Reordering

  @Test("Reordering needs both handlers")
  func canReorder() {
    let source = makeSource()
    source.apply(tree, to: "a", animatingDifferences: false)
    view.layoutIfNeeded()
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(!source.collectionView(view, canMoveItemAt: [0, 0]))
    source.reorderingHandlers.didReorder = { _ in }
    #expect(source.collectionView(view, canMoveItemAt: [0, 0]))
    #expect(!source.collectionView(view, canMoveItemAt: [0, 1]))
  }

  @Test("Dropping an item elsewhere calls the handlers with the changes, before and after")
  func reordering() throws {
    let source = makeSource()
    var whole = NSDiffableDataSourceSnapshot<String, Int>()
    whole.appendSections(["a", "b"])
    whole.appendItems([1, 2, 3], toSection: "a")
    whole.appendItems([7, 8], toSection: "b")
    source.apply(whole, animatingDifferences: false)
    view.layoutIfNeeded()
    var journal: [String] = []
    var found: NSDiffableDataSourceTransaction<String, Int>?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { _ in journal.append("will \(source.snapshot().itemIdentifiers)") }
    source.reorderingHandlers.didReorder = { transaction in
      journal.append("did \(source.snapshot().itemIdentifiers)")
      found = transaction
    }
    let cell = view.cellForItem(at: [0, 0])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    // Under a header of 10 points and three rows of 20, another header, and the first row of the second section.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 85))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(journal == ["will [1, 2, 3, 7, 8]", "did [2, 3, 1, 7, 8]"])
    #expect(shown == [2, 3, 1, 7, 8] && view.cellForItem(at: [1, 0]) === cell)
    let transaction = try #require(found)
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 7, 8])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "b") == [1, 7, 8])
    #expect([1, 2, 3, 7, 8].applying(transaction.difference) == [2, 3, 1, 7, 8])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == [2, 3])
    #expect([7, 8].applying(transaction.sectionTransactions[1].difference) == [1, 7, 8])
  }

  @Test func description() {
    let source = makeSource()
    source.apply(tree, to: "a", animatingDifferences: false)
    let text: String = source.description()
    #expect(text.contains("1 sections, 2 items") && text.contains("a: 1, 2"))
  }

  @Test("Asynchronous forms return when the data is shown")
  func async() async {
    let source = makeSource()
    await source.apply(tree, to: "a", animatingDifferences: false)
    #expect(view.numberOfItems(inSection: 0) == 2)
    var whole = source.snapshot()
    whole.appendItems([5])
    await source.apply(whole)
    #expect(source.snapshot(for: "a").rootItems == [1, 2, 5])
    await source.applySnapshotUsingReloadData(whole)
    view.layoutIfNeeded()
    #expect(shown == [1, 2, 5])
  }
}
