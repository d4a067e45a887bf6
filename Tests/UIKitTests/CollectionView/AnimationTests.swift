import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Animations, under a virtual clock.
@MainActor @Suite(.serialized) struct CollectionAnimationTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("Each frame of an animated move runs the chain with its own bounds, scrolls, and lays out (facts 3.5)")
  func animatedOffset() {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 3) { stage in
      let setup = FortyItemStack(laidOut: false, inWindow: false)
      stage.window.addSubview(setup.view)
      stage.window.layoutIfNeeded()
      stage.pacer.advanceUntilIdle()
      _ = setup.journal.take()
      setup.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      #expect(
        setup.journal.take() == [
          "should(b 0, arg 40)", "context(b 0)", "invalidate(b 0)", "invalidateWith(b 0, same)",
        ])
      stage.pacer.advanceUntilIdle()
      var lines = setup.journal.take()
      #expect(Array(lines.prefix(3)) == ["prepare", "contentSize", "elements(0,0,200,300)"])
      lines.removeFirst(3)
      #expect(setup.view.contentOffset.y == 40)
      // Only frames remain: question, context, invalidation, scrolling, pass.
      var frames = 0
      while let should = lines.first, should.hasPrefix("should") {
        let end = lines.dropFirst().firstIndex { $0.hasPrefix("should") } ?? lines.count
        let frame = Array(lines[..<end])
        let kinds = frame.map { $0.prefix { $0 != "(" } }
        #expect(
          kinds.filter { $0 != "cell" } == [
            "should", "context", "invalidate", "invalidateWith", "didScroll", "prepare", "contentSize", "elements",
          ])
        lines.removeSubrange(..<end)
        frames += 1
      }
      #expect(frames > 10 && lines.isEmpty)
    }
  }

  @Test("Dragging: the first move runs the chain; moves before the next pass only scroll (facts 3.9)")
  func drag() {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 3) { stage in
      let setup = FortyItemStack(laidOut: false, inWindow: false)
      stage.window.addSubview(setup.view)
      stage.window.layoutIfNeeded()
      stage.pacer.advanceUntilIdle()
      _ = setup.journal.take()
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 200), kind: .touch)
      for y in [185.0, 170, 155] { stage.surface.pointerMove(to: CGPoint(x: 100, y: y)) }
      #expect(
        setup.journal.take() == [
          "should(b 0, arg 5)", "context(b 0)", "invalidate(b 5)", "invalidateWith(b 5, same)", "didScroll(5)",
          "didScroll(20)", "didScroll(35)",
        ])
      stage.surface.pointerUp(at: CGPoint(x: 100, y: 155))
    }
  }

  @Test("An animated update in a window: views go from where they were, deleted ones leave at the end")
  func animatedUpdate() {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      let shown = ModelView([6])
      stage.window.addSubview(shown.view)
      stage.window.layoutIfNeeded()
      stage.pacer.advanceUntilIdle()
      let deleted = shown.view.cellForItem(at: path(0))
      let survivor = shown.view.cellForItem(at: path(3))
      var finished: Bool?
      shown.view.performBatchUpdates {
        shown.model.sections[0].items.remove(at: 0)
        shown.view.deleteItems(at: [path(0)])
      } completion: {
        finished = $0
      }
      // At once: counts, index paths, and the views' destinations.
      #expect(shown.view.cellForItem(at: path(2)) === survivor)
      #expect(survivor?.frame.minY == 50)
      #expect(deleted?.isHidden == false && deleted?.alpha == 0)
      #expect(finished == nil)
      stage.pacer.advance(by: 0.15)
      let between = survivor?.layer.presentation()?.frame.minY ?? 0
      #expect(between > 50 && between < 70)
      let opacity = deleted?.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0 && opacity < 1)
      stage.pacer.advance(by: 0.4)
      #expect(finished == true)
      #expect(deleted?.isHidden == true)
      shown.check(0)
    }
  }

  @Test("Updates back to back, each with its completion")
  func backToBack() {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      let shown = ModelView([8])
      stage.window.addSubview(shown.view)
      stage.window.layoutIfNeeded()
      var completions: [Int] = []
      for round in 0..<3 {
        shown.view.performBatchUpdates {
          shown.model.sections[0].items.remove(at: 1)
          shown.view.deleteItems(at: [path(1)])
        } completion: { _ in
          completions.append(round)
        }
        stage.pacer.advance(by: 0.1)
        shown.check(round)
      }
      stage.pacer.advance(by: 1)
      #expect(completions == [0, 1, 2])
      shown.check(3)
      #expect(shown.displayed == shown.view.visibleCells.count)
    }
  }

  @Test("Another layout with animation: the same cells go to their new places, and get their callbacks")
  func layoutChange() {
    final class Told: UICollectionViewCell {
      var told: [String] = []
      override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        told.append("will")
      }
      override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        told.append("did")
      }
    }
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let setup = FortyItemStack(laidOut: false, inWindow: false)
      setup.view.register(Told.self, forCellWithReuseIdentifier: "cell")
      stage.window.addSubview(setup.view)
      stage.window.layoutIfNeeded()
      let cell = setup.view.cellForItem(at: path(2)) as? Told
      let next = FortyItemLayout()
      next.pitch = 60
      var finished: Bool?
      setup.view.setCollectionViewLayout(next, animated: true) { finished = $0 }
      #expect(setup.view.collectionViewLayout === next)
      #expect(next.collectionView === setup.view && setup.layout.collectionView == nil)
      #expect(setup.view.cellForItem(at: path(2)) === cell)
      #expect(cell?.frame.minY == 120)
      #expect(finished == nil && cell?.told == ["will"])
      stage.pacer.advance(by: 0.1)
      let between = cell?.layer.presentation()?.frame.minY ?? 0
      #expect(between > 100 && between < 120)
      stage.pacer.advance(by: 1)
      #expect(finished == true && cell?.told == ["will", "did"])
      // Item 3 was in the middle, and is again.
      #expect(setup.view.contentOffset.y == 50 && setup.visibleItems == Array(1...5))
      #expect(setup.view.contentSize.height == 2400)
    }
  }

  @Test("An interactive transition leads to the next layout, or back", arguments: [true, false])
  func interactiveTransition(finishes: Bool) {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let setup = FortyItemStack(laidOut: false, inWindow: false)
      stage.window.addSubview(setup.view)
      stage.window.layoutIfNeeded()
      let next = FortyItemLayout()
      next.pitch = 100
      var outcome: [Bool] = []
      let between = setup.view.startInteractiveTransition(to: next) { completed, finished in
        outcome = [completed, finished]
      }
      #expect(setup.view.collectionViewLayout === between)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      stage.window.layoutIfNeeded()
      #expect(setup.view.cellForItem(at: path(2))?.frame.minY == 150)
      if finishes { setup.view.finishInteractiveTransition() } else { setup.view.cancelInteractiveTransition() }
      stage.pacer.advance(by: 1)
      #expect(setup.view.collectionViewLayout === (finishes ? next : setup.layout))
      #expect(setup.view.cellForItem(at: path(2))?.frame.minY == (finishes ? 200 : 100))
      #expect(outcome == [true, finishes])
    }
  }

  @Test("A scroll's target is the layout's to choose")
  func targetOffset() {
    final class Snapping: UICollectionViewLayout {
      var asked: [CGPoint] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 5000) }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append(velocity)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let layout = Snapping()
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      stage.swipe(from: CGPoint(x: 100, y: 280), step: CGVector(dx: 0, dy: -10), count: 20)
      stage.surface.pointerUp(at: CGPoint(x: 100, y: 80))
      stage.pacer.advanceUntilIdle()
      #expect(layout.asked.count == 1 && (layout.asked.first?.y ?? 0) > 0)
      #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
      #expect(view.contentOffset.y > 0)
    }
  }
}
