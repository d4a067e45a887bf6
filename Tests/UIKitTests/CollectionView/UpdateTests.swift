import CollectionCore
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Random updates agree with a model: identities, visible cells, selection, counts", arguments: 0..<60)
  func randomUpdates(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let isAnimated = seed % 3 == 0
    let shown = ModelView((0..<random.int(0..<6)).map { _ in random.int(0..<9) }, inWindow: isAnimated)
    let view = shown.view
    view.allowsMultipleSelection = true
    shown.check(seed)
    for _ in 0..<8 {
      var selected = Set<Int>()
      for path in view.indexPathsForSelectedItems ?? [] {
        selected.insert(shown.model.sections[path.section].items[path.item])
      }
      let counts = shown.model.counts
      for _ in 0..<2 where counts.total > 0 {
        guard let index = counts.index(ofOrdinal: random.int(0..<counts.total)) else { continue }
        view.selectItem(at: index.indexPath, animated: false, scrollPosition: [])
        selected.insert(shown.model.sections[index.section].items[index.item])
      }
      if random.chance(30) {
        view.contentOffset.y = CGFloat(random.int(0..<max(1, Int(view.contentSize.height))))
        if random.chance(50) { view.layoutIfNeeded() }
      }
      let before = shown.model
      var batch = UpdateBatch()
      let changes = random.int(0..<10)
      let changesSections = random.chance(60)
      let update = {
        batch = shown.model.mutate(using: &random, changes: changes, sectionChanges: changesSections)
        shown.announce(batch)
      }
      if isAnimated {
        view.performBatchUpdates(update)
      } else {
        UIView.performWithoutAnimation { view.performBatchUpdates(update) }
      }
      for index in batch.reloadedItems { before.id(at: index).map { _ = selected.remove($0) } }
      let present = Set(shown.model.sections.flatMap(\.items))
      let nowSelected = (view.indexPathsForSelectedItems ?? []).map { shown.model.sections[$0.section].items[$0.item] }
      #expect(Set(nowSelected) == selected.intersection(present), "seed \(seed)")
      view.layoutIfNeeded()
      shown.check(seed)
    }
    if !isAnimated { #expect(shown.displayed == view.visibleCells.count) }
  }

  @Test("A survivor keeps its cell; it is not configured again")
  func survivors() {
    let shown = ModelView([4])
    let last = shown.view.cellForItem(at: path(3)) as? CountingCell
    shown.view.performBatchUpdates {
      shown.model.sections[0].items.remove(at: 0)
      shown.view.deleteItems(at: [path(0)])
    }
    #expect(shown.view.cellForItem(at: path(2)) === last)
    #expect(last?.configured == 1)
    #expect(last?.frame.minY == 50)
  }

  @Test("A reloaded item gets a new cell, a reconfigured one keeps its own")
  func reloadAndReconfigure() {
    let shown = ModelView([4])
    let first = shown.view.cellForItem(at: path(0)) as? CountingCell
    let second = shown.view.cellForItem(at: path(1)) as? CountingCell
    shown.view.performBatchUpdates {
      shown.view.reconfigureItems(at: [path(0)])
      shown.view.reloadItems(at: [path(1)])
    }
    #expect(shown.view.cellForItem(at: path(0)) === first)
    #expect(first?.configured == 2)
    #expect(first?.reused == 0)
    #expect(shown.view.cellForItem(at: path(1)) !== second)
    #expect(shown.view.cellForItem(at: path(1))?.tag == shown.model.sections[0].items[1])
  }

  @Test("The order of the layout's callbacks")
  func callbackOrder() {
    let shown = ModelView([3])
    _ = shown.layout.journal.take()
    shown.view.performBatchUpdates {
      shown.model.sections[0].items.remove(at: 1)
      shown.view.deleteItems(at: [path(1)])
    }
    #expect(
      shown.layout.journal.take() == [
        "prepare", "prepareForUpdates(1)", "target(0)", "final(0)", "final(1)", "final(2)", "initial(0)", "initial(1)",
        "finalize",
      ])
  }

  @Test("Update items: sections are named with NSNotFound for an item")
  func updateItems() {
    let shown = ModelView([2, 2, 2])
    shown.view.performBatchUpdates {
      shown.model.sections.remove(at: 2)
      shown.model.sections[0].items.swapAt(0, 1)
      shown.view.deleteSections([2])
      shown.view.moveItem(at: path(0), to: path(1))
      shown.view.reloadItems(at: [path(0, 1)])
    }
    let items = shown.layout.updates
    #expect(items.map(\.updateAction) == [.delete, .reload, .move])
    #expect(items.first?.indexPathBeforeUpdate == path(NSNotFound, 2))
    #expect(items.last?.indexPathBeforeUpdate == path(0))
    #expect(items.last?.indexPathAfterUpdate == path(1))
  }

  @Test("Nested batches are one batch")
  func nested() {
    let shown = ModelView([3])
    let view = shown.view
    view.performBatchUpdates {
      shown.model.sections[0].items.remove(at: 0)
      view.deleteItems(at: [path(0)])
      #expect(view.hasUncommittedUpdates)
      view.performBatchUpdates {
        shown.model.sections[0].items.remove(at: 1)
        view.deleteItems(at: [path(2)])
      }
      #expect(view.numberOfItems(inSection: 0) == 3)
    }
    #expect(!view.hasUncommittedUpdates)
    #expect(view.numberOfItems(inSection: 0) == 1)
    shown.check(0)
  }

  @Test("Changes outside a batch are batches of their own")
  func single() {
    let shown = ModelView([3])
    shown.model.sections[0].items.remove(at: 0)
    shown.view.deleteItems(at: [path(0)])
    shown.check(0)
  }

  @Test("Updates before the first layout pass")
  func beforeLayout() {
    let shown = ModelView([3])
    let view = UICollectionView(frame: shown.view.frame, collectionViewLayout: RowsLayout())
    view.dataSource = shown
    view.performBatchUpdates {
      shown.model.sections[0].items.removeLast()
      view.deleteItems(at: [path(2)])
    }
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  @Test("Less content moves the offset back to its end")
  func shrinking() {
    let shown = ModelView([30])
    shown.view.contentOffset.y = 410
    shown.view.layoutIfNeeded()
    shown.view.performBatchUpdates {
      shown.model.sections[0].items.removeLast(10)
      shown.view.deleteItems(at: (20..<30).map { path($0) })
    }
    #expect(shown.view.contentOffset.y == 210)
    shown.view.layoutIfNeeded()
    shown.check(0)
  }

  // MARK: Completion

  private func completion(_ shown: ModelView, animated: Bool) async -> (finished: Bool, wasLater: Bool) {
    await withCheckedContinuation { continuation in
      var hasReturned = false
      let update = {
        shown.view.performBatchUpdates(nil) { isFinished in
          continuation.resume(returning: (isFinished, hasReturned))
        }
      }
      if animated { update() } else { UIView.performWithoutAnimation(update) }
      hasReturned = true
    }
  }

  @Test("Completion comes later; with false when there is no window to animate in (facts 11.12)")
  func completions() async {
    let outside = await completion(ModelView([3]), animated: true)
    #expect(!outside.finished && outside.wasLater)
    let still = await completion(ModelView([3]), animated: false)
    #expect(still.finished && still.wasLater)
    let inside = await completion(ModelView([3], inWindow: true), animated: false)
    #expect(inside.finished && inside.wasLater)
  }

  // MARK: Movement

  @Test("An item moved interactively: the others make room, the data source learns at the end")
  func interactiveMovement() {
    let shown = MovableModelView([5])
    let view = shown.view
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    let moving = view.cellForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 65))
    #expect(view.cellForItem(at: path(2)) === moving)
    #expect(moving?.center == CGPoint(x: 50, y: 65))
    #expect(shown.moves.isEmpty)
    view.endInteractiveMovement()
    #expect(shown.moves.map(\.from) == [path(0)])
    #expect(shown.moves.map(\.to) == [path(2)])
    view.layoutIfNeeded()
    shown.check(0)
  }

  @Test("A cancelled movement leaves everything as it was")
  func cancelledMovement() {
    let shown = MovableModelView([5])
    #expect(shown.view.beginInteractiveMovementForItem(at: path(1)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
    shown.view.cancelInteractiveMovement()
    #expect(shown.moves.isEmpty)
    shown.view.layoutIfNeeded()
    shown.check(0)
  }
}

@MainActor final class MovableModelView: NSObject, UICollectionViewDataSource {
  let shown: ModelView
  var view: UICollectionView { shown.view }
  var moves: [(from: IndexPath, to: IndexPath)] = []

  init(_ counts: [Int]) {
    shown = ModelView(counts)
    super.init()
    shown.view.dataSource = self
    shown.view.layoutIfNeeded()
  }

  func check(_ seed: Int) { shown.check(seed) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    shown.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    shown.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append((sourceIndexPath, destinationIndexPath))
    let item = shown.model.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    shown.model.sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
  }
}
