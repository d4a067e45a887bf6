import CollectionCore
import Foundation
import QuartzCore
import SeededRandom
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Random updates of every kind in every order: one at a time, nested, back to back while earlier ones are still
/// animated, and by snapshots; in a window and without one.
@MainActor @Suite(.serialized) struct UpdateSequenceTests {
  private func identities(_ shown: ModelView) -> Set<Int> {
    Set(
      (shown.view.indexPathsForSelectedItems ?? []).compactMap {
        shown.model.id(at: ItemIndex(section: $0.section, item: $0.item))
      })
  }

  private func selectSome(_ shown: ModelView, _ random: inout SeededGenerator) {
    let counts = shown.model.counts
    for _ in 0..<2 where counts.total > 0 {
      guard let index = counts.index(ofOrdinal: random.int(0..<counts.total)) else { continue }
      shown.view.selectItem(at: index.indexPath, animated: false, scrollPosition: [])
    }
  }

  /// Announces a batch in two blocks, one inside the other.
  private func announceNested(_ batch: UpdateBatch, _ shown: ModelView, _ completed: @escaping () -> Void) {
    var (outer, inner) = (batch, UpdateBatch())
    inner.insertedItems = outer.insertedItems
    outer.insertedItems = []
    inner.movedSections = outer.movedSections
    outer.movedSections = []
    inner.deletedItems = Array(outer.deletedItems.suffix(2))
    outer.deletedItems = Array(outer.deletedItems.dropLast(2))
    inner.reconfiguredItems = outer.reconfiguredItems
    outer.reconfiguredItems = []
    shown.announce(outer)
    shown.view.performBatchUpdates({ shown.announce(inner) }, completion: { _ in completed() })
  }

  /// One change at a time, each a batch of its own.
  private func makeSingleChanges(_ shown: ModelView, _ random: inout SeededGenerator) {
    for _ in 0..<4 {
      let batch = shown.model.mutate(using: &random, changes: 0, sectionChanges: false)
      #expect(batch.isEmpty)
      guard let section = shown.model.sections.indices.randomElement(using: &random) else { return }
      let count = shown.model.sections[section].items.count
      switch random.int(0..<5) {
      case 0 where count > 0:
        let item = random.int(0..<count)
        shown.model.sections[section].items.remove(at: item)
        shown.view.deleteItems(at: [IndexPath(item: item, section: section)])
      case 1 where count > 1:
        let (from, to) = (random.int(0..<count), random.int(0..<count))
        let id = shown.model.sections[section].items.remove(at: from)
        shown.model.sections[section].items.insert(id, at: to)
        shown.view.moveItem(at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
      case 2 where shown.model.sections.count > 1:
        let to = random.int(0..<shown.model.sections.count)
        let moved = shown.model.sections.remove(at: section)
        shown.model.sections.insert(moved, at: to)
        shown.view.moveSection(section, toSection: to)
      case 3 where count > 0:
        shown.view.reconfigureItems(at: [IndexPath(item: random.int(0..<count), section: section)])
      default: shown.view.reloadSections([section])
      }
    }
  }

  @Test("Nested, single and back to back, with and without a window", arguments: 0..<60)
  func sequences(seed: Int) {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      var random = SeededGenerator(seed: UInt64(1000 + seed))
      let shown = ModelView((0..<random.int(1..<5)).map { _ in random.int(0..<9) })
      let isInWindow = seed % 3 != 0
      if isInWindow { stage.window.addSubview(shown.view) }
      shown.view.layoutIfNeeded()
      shown.view.allowsMultipleSelection = true
      var (announced, completed) = (0, 0)
      for _ in 0..<8 {
        selectSome(shown, &random)
        let before = shown.model
        let selected = identities(shown)
        var lost: Set<Int> = []
        switch random.int(0..<3) {
        case 0:
          let chosen = Set(shown.view.indexPathsForSelectedItems ?? [])
          makeSingleChanges(shown, &random)
          // Sections that were reloaded have lost theirs.
          #expect(identities(shown).isSubset(of: selected) && chosen.count == selected.count)
          lost = selected.subtracting(identities(shown))
        default:
          announced += 2
          shown.view.performBatchUpdates {
            let batch = shown.model.mutate(
              using: &random, changes: random.int(0..<9), sectionChanges: random.chance(60))
            for index in batch.reloadedItems { before.id(at: index).map { _ = lost.insert($0) } }
            announceNested(batch, shown) { completed += 1 }
          } completion: { _ in
            completed += 1
          }
        }
        let present = Set(shown.model.sections.flatMap(\.items))
        #expect(identities(shown) == selected.subtracting(lost).intersection(present), "seed \(seed)")
        // Sometimes the next change comes at once, sometimes in the middle of the animation, sometimes after it.
        switch random.int(0..<3) {
        case 0: break
        case 1:
          stage.pacer.advance(by: 0.1)
          shown.view.layoutIfNeeded()
          shown.check(seed)
        default:
          stage.pacer.advance(by: 0.5)
          shown.view.layoutIfNeeded()
          shown.check(seed)
        }
      }
      stage.pacer.advance(by: 1)
      shown.view.layoutIfNeeded()
      shown.check(seed)
      #expect(shown.displayed == shown.view.visibleCells.count, "seed \(seed)")
      if isInWindow { #expect(completed == announced, "seed \(seed)") }
    }
  }

  @Test("Snapshots one after the other: cells, order, selection and counts", arguments: 0..<40)
  func snapshots(seed: Int) {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      var random = SeededGenerator(seed: UInt64(seed))
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: RowsLayout())
      view.contentInsetAdjustmentBehavior = .never
      view.allowsMultipleSelection = true
      var configured: [Int: Int] = [:]
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.tag = item
        configured[item, default: 0] += 1
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
        _, _, _ in
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      if seed % 3 != 0 { stage.window.addSubview(view) }
      view.layoutIfNeeded()
      for _ in 0..<10 {
        let old = source.snapshot()
        if let item = old.itemIdentifiers.randomElement(using: &random), let path = source.indexPath(for: item) {
          view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        let selected = (view.indexPathsForSelectedItems ?? []).compactMap(source.itemIdentifier(for:))
        var next = NSDiffableDataSourceSnapshot<Int, Int>()
        next.appendSections(Array((0..<5).shuffled(using: &random).prefix(random.int(1..<6))))
        for item in (0..<25).shuffled(using: &random).prefix(random.int(0..<26)) {
          next.appendItems([item], toSection: next.sectionIdentifiers.randomElement(using: &random))
        }
        let (reloaded, reconfigured) = (
          next.itemIdentifiers.filter { _ in random.chance(10) }, next.itemIdentifiers.filter { _ in random.chance(10) }
        )
        next.reloadItems(reloaded)
        next.reconfigureItems(reconfigured.filter { !reloaded.contains($0) })
        let shownBefore = Set(view.visibleCells.map(\.tag))
        let countsBefore = configured
        source.apply(next, animatingDifferences: random.chance(60))
        if random.chance(50) { stage.pacer.advance(by: random.chance(50) ? 0.1 : 0.6) }
        view.layoutIfNeeded()
        #expect(view.numberOfSections == next.numberOfSections)
        for (index, section) in next.sectionIdentifiers.enumerated() {
          #expect(view.numberOfItems(inSection: index) == next.numberOfItems(inSection: section))
        }
        for path in view.indexPathsForVisibleItems {
          #expect(view.cellForItem(at: path)?.tag == source.itemIdentifier(for: path), "seed \(seed)")
        }
        let visible = Set(view.visibleCells.map(\.tag))
        for item in next.reconfiguredItemIdentifiers where shownBefore.contains(item) && visible.contains(item) {
          #expect(configured[item] != countsBefore[item], "seed \(seed)")
        }
        let kept = selected.filter { next.sectionIdentifier(containingItem: $0) != nil && !reloaded.contains($0) }
        let now = (view.indexPathsForSelectedItems ?? []).compactMap(source.itemIdentifier(for:))
        #expect(Set(now) == Set(kept), "seed \(seed)")
        #expect(source.snapshot().itemIdentifiers == next.itemIdentifiers)
      }
    }
  }
}
