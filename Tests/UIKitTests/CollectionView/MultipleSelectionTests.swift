import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Selecting many items with one drag, and with modifier keys during a click.
@MainActor @Suite(.serialized) struct MultipleSelectionTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    let journal = Journal()
    var allows = true
    var edits = true
    var refused: Set<Int> = []

    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      journal.note("shouldBegin \(indexPath.item)")
      return allows
    }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    {
      journal.note("didBegin \(indexPath.item)")
      if edits { collectionView.isEditing = true }
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      journal.note("didEnd")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      journal.note("deselect \(indexPath.item)")
    }
  }

  /// Rows of 20 points under a header of 10.
  private func stage(_ body: @MainActor (Stage, ModelView, Delegate) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 100, height: 200), scale: 2) { stage in
      let shown = ModelView([60])
      let delegate = Delegate()
      shown.view.delegate = delegate
      shown.view.allowsSelectionDuringEditing = true
      shown.view.allowsMultipleSelectionDuringEditing = true
      stage.window.addSubview(shown.view)
      stage.window.layoutIfNeeded()
      try body(stage, shown, delegate)
    }
  }

  private func y(_ item: Int) -> CGFloat { 20 + CGFloat(item) * 20 }

  private func selected(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  /// Drags two fingers from one item over others.
  private func drag(_ stage: Stage, _ items: [Int]) {
    for (id, x) in [(1, 30.0), (2, 70.0)] { stage.surface.pointerDown(at: CGPoint(x: x, y: y(items[0])), id: id) }
    var from = y(items[0])
    for item in items.dropFirst() {
      for step in 1...5 {
        stage.pacer.advance(by: 0.016)
        let place = from + (y(item) - from) * CGFloat(step) / 5
        for (id, x) in [(1, 30.0), (2, 70.0)] { stage.surface.pointerMove(to: CGPoint(x: x, y: place), id: id) }
      }
      from = y(item)
    }
  }

  private func lift(_ stage: Stage) {
    for id in [1, 2] { stage.surface.pointerUp(id: id) }
    stage.pacer.advance(by: 0.05)
  }

  @Test("Two fingers select from item to item, and let go of what they go back over; nothing scrolls")
  func twoFingers() {
    stage { stage, shown, delegate in
      drag(stage, [1, 4])
      #expect(
        delegate.journal.take() == ["shouldBegin 1", "didBegin 1", "select 1", "select 2", "select 3", "select 4"])
      #expect(selected(shown.view) == [1, 2, 3, 4] && shown.view.contentOffset.y == 0)
      #expect(shown.view.cellForItem(at: [0, 3])?.isSelected == true)
      lift(stage)
      #expect(delegate.journal.take() == ["didEnd"])
      drag(stage, [5, 6, 3])
      #expect(selected(shown.view) == [1, 2, 3, 4, 5])
      lift(stage)
      #expect(delegate.journal.take().last == "didEnd")
    }
  }

  @Test("A drag that begins at a selected item deselects")
  func deselecting() {
    stage { stage, shown, delegate in
      shown.view.isEditing = true
      for item in [2, 3, 5] { shown.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
      drag(stage, [2, 4])
      #expect(selected(shown.view) == [5])
      lift(stage)
      #expect(delegate.journal.take() == ["shouldBegin 2", "didBegin 2", "deselect 2", "deselect 3", "didEnd"])
    }
  }

  @Test("Items that may not be selected are left out; without leave, two fingers scroll")
  func refusals() {
    stage { stage, shown, delegate in
      delegate.refused = [3]
      drag(stage, [1, 4])
      #expect(selected(shown.view) == [1, 2, 4])
      lift(stage)
      delegate.allows = false
      drag(stage, [8, 4])
      #expect(shown.view.contentOffset.y > 40)
      #expect(selected(shown.view) == [1, 2, 4])
      lift(stage)
    }
  }

  @Test("While editing, one finger across the scrolling direction selects; along it, it scrolls")
  func oneFinger() {
    stage { stage, shown, _ in
      shown.view.isEditing = true
      stage.surface.pointerDown(at: CGPoint(x: 20, y: y(2)))
      for step in 1...10 {
        stage.pacer.advance(by: 0.016)
        stage.surface.pointerMove(to: CGPoint(x: 20 + CGFloat(step) * 6, y: y(2)))
      }
      for step in 1...10 {
        stage.pacer.advance(by: 0.016)
        stage.surface.pointerMove(to: CGPoint(x: 80, y: y(2) + CGFloat(step) * 6))
      }
      #expect(selected(shown.view) == [2, 3, 4, 5] && shown.view.contentOffset.y == 0)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.05)
      stage.surface.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 60), rest: 0.2)
      stage.pacer.advanceUntilIdle()
      #expect(selected(shown.view) == [2, 3, 4, 5] && shown.view.contentOffset.y > 50)
    }
  }

  @Test("Held near an edge, the drag scrolls and selects what comes")
  func edges() {
    stage { stage, shown, delegate in
      drag(stage, [2, 8])
      stage.pacer.advance(by: 1)
      #expect(shown.view.contentOffset.y > 100)
      #expect(selected(shown.view).count > 12 && selected(shown.view).first == 2)
      lift(stage)
      let offset = shown.view.contentOffset
      stage.pacer.advance(by: 1)
      #expect(shown.view.contentOffset == offset)
      #expect(delegate.journal.take().last == "didEnd")
    }
  }

  @Test("An item that is moved scrolls at the edge, and goes on to the place below it")
  func movementAtEdge() {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 2) { stage in
      let shown = MovableModelView([40])
      shown.view.contentInsetAdjustmentBehavior = .never
      stage.window.addSubview(shown.view)
      stage.window.layoutIfNeeded()
      #expect(shown.view.beginInteractiveMovementForItem(at: [0, 0]))
      let moving = shown.view.cellForItem(at: [0, 0])
      shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 195))
      stage.pacer.advance(by: 0.5)
      let offset = shown.view.contentOffset.y
      #expect(offset > 100)
      #expect(abs((moving?.center.y ?? 0) - (offset + 195)) < 1)
      shown.view.endInteractiveMovement()
      stage.pacer.advance(by: 1)
      #expect((shown.moves.first?.to.item ?? 0) > 10 && shown.moves.first?.from.item == 0)
      shown.check(0)
    }
  }

  @Test("Shift extends the selection, Control adds to it and takes from it")
  func modifiers() {
    stage { stage, shown, delegate in
      delegate.edits = false
      shown.view.allowsMultipleSelection = true
      @MainActor func click(_ item: Int, _ modifiers: InputEvent.Modifiers) {
        stage.surface.tap(at: CGPoint(x: 50, y: y(item)), kind: .mouse, modifiers: modifiers)
        stage.pacer.advance(by: 0.3)
      }
      click(2, [])
      #expect(selected(shown.view) == [2])
      _ = delegate.journal.take()
      click(5, .shift)
      #expect(selected(shown.view) == [2, 3, 4, 5])
      #expect(
        delegate.journal.take() == ["shouldBegin 5", "didBegin 5", "select 3", "select 4", "select 5", "didEnd"])
      click(4, .control)
      #expect(selected(shown.view) == [2, 3, 5])
      click(7, .control)
      #expect(selected(shown.view) == [2, 3, 5, 7])
      delegate.allows = false
      click(8, .shift)
      #expect(selected(shown.view) == [2, 3, 5, 7, 8])
    }
  }
}
