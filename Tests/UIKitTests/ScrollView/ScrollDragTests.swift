import MotionCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Dragging a scroll view") struct ScrollDragTests {
  @Test("facts 11.1: 3 pt moves leave the offset at 3, 6, 9 and show 2 at 12, then 1:1; 180 pt travel is 170 pt")
  func slop() {
    Stage.run { stage in
      let view = stage.addScrollView()
      var seen: [CGFloat] = []
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -3), count: 60) { _ in
        seen.append(view.contentOffset.y)
      }
      #expect(seen.prefix(6) == [0, 0, 0, 2, 5, 8])
      #expect(seen.last == 170)
    }
  }

  @Test("facts 11.3, 11.4, 11.5, 11.2: a flick of 12 pt per 8 ms")
  func flick() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 5000
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -12), count: 14)
      #expect(view.isTracking && view.isDragging && !view.isDecelerating)
      #expect(view.contentOffset.y == 5158)
      let lift = stage.pacer.now
      let before = log.entries.count
      stage.surface.pointerUp()
      #expect(Array(log.entries[before...]) == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
      #expect(abs(log.velocity.y - 1.5) < 1e-9)
      #expect(abs(log.target.y - 5902.333) < 0.001)
      #expect(view.contentOffset.y == 5158)
      #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
      let first = log.offsets.count
      stage.pacer.advanceUntilIdle()
      for (offset, time) in zip(log.offsets[first...], log.times[first...]).dropLast() {
        let expected = 5158 + 1500 * 0.499 * (1 - pow(0.998, 1000 * (time - lift)))
        #expect(abs(offset.y - expected) < 0.23)
        #expect(isPixel(offset.y))
      }
      #expect(abs(view.contentOffset.y - 5901.667) < 0.01)
      #expect(abs(log.endTime - lift - 2.51) < 0.02)
      #expect(log.entries.last == "didEndDecelerating")
      #expect(!view.isDecelerating)
    }
  }

  @Test("facts 11.4: landing of other speeds", arguments: [6, 24, 39] as [CGFloat])
  func landing(step: CGFloat) {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 10000
      stage.swipe(from: CGPoint(x: 200, y: 800), step: CGVector(dx: 0, dy: -step), count: 12)
      let start = view.contentOffset.y
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(abs(view.contentOffset.y - (start + (step / 0.008 - 10) * 0.499)) < 0.2)
    }
  }

  @Test("facts 11.6: 187.5 pt/s held and lifted is velocity 0 and nothing decelerates")
  func slowLift() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -3), count: 20, interval: 0.016)
      stage.pacer.advance(by: 0.3)
      stage.surface.pointerUp()
      #expect(log.velocity == .zero)
      #expect(log.entries.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
      let offset = view.contentOffset
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset == offset)
    }
  }

  @Test("facts 11.6: a finger's last speed stays while it rests: 15 pt per 16 ms, held 250 ms, decelerates")
  func heldFlick() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -15), count: 3, interval: 0.016)
      stage.pacer.advance(by: 0.25)
      stage.surface.pointerUp()
      #expect(abs(log.velocity.y - 0.9375) < 1e-6)
      #expect(log.entries.contains("didEndDragging(true)"))
    }
  }

  @Test("A mouse that was held still before its button is released flicks nothing")
  func heldMouse() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(
        from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -15), count: 10, interval: 0.016, kind: .mouse)
      #expect(view.contentOffset.y == 140)
      stage.pacer.advance(by: 0.25)
      stage.surface.pointerUp()
      #expect(log.velocity == .zero)
      #expect(log.entries.last == "didEndDragging(false)")
    }
  }

  @Test("facts 11.7, 11.8: pulled past the top and held, the content springs back from the banded offset")
  func rubberBand() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 5), count: 120) { index in
        let raw = max(0, CGFloat(index) * 5 - 10)
        #expect(abs(view.contentOffset.y + RubberBand.shown(raw, dimension: 852)) < 0.17)
        #expect(isPixel(view.contentOffset.y))
      }
      #expect(abs(view.contentOffset.y + 235) < 0.01)
      stage.pacer.advance(by: 0.3)
      let lift = stage.pacer.now
      stage.surface.pointerUp()
      #expect(abs(log.velocity.y + 0.625) < 1e-9)
      #expect(log.target.y == 0)
      #expect(log.entries.contains("didEndDragging(true)"))
      let first = log.offsets.count
      stage.pacer.advanceUntilIdle()
      let spring = BounceSpring(anchor: 0, displacement: -235, velocity: 235 * 22 / 3)
      for (offset, time) in zip(log.offsets[first...], log.times[first...]).dropLast() {
        #expect(abs(offset.y - spring.offset(at: time - lift)) < 0.2)
        #expect(isPixel(offset.y))
      }
      #expect(view.contentOffset.y == 0)
      #expect(log.entries.last == "didEndDecelerating")
      #expect(log.endTime - lift < 0.82)
    }
  }

  @Test("facts 11.8: released while moving past the edge, the band's share of the finger's speed goes on")
  func releasedMoving() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 14), count: 12)
      let start = view.contentOffset.y
      stage.surface.pointerUp()
      let lift = stage.pacer.now
      #expect(abs(log.velocity.y + 1.75) < 1e-9)
      let first = log.offsets.count
      stage.pacer.advanceUntilIdle()
      let spring = BounceSpring(anchor: 0, displacement: start, velocity: -1750 * 0.55)
      for (offset, time) in zip(log.offsets[first...], log.times[first...]).dropLast() {
        #expect(abs(offset.y - spring.offset(at: time - lift)) < 0.2)
      }
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("facts 11.8: a flick into the top bounces past it and comes to rest there")
  func flickIntoEdge() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 360
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 25), count: 12)
      stage.surface.pointerUp()
      #expect(log.target.y == 0)
      stage.pacer.advanceUntilIdle()
      let lowest = log.offsets.map(\.y).min() ?? 0
      #expect(lowest < -95 && lowest > -103)
      #expect(view.contentOffset.y == 0)
      #expect(log.entries.last == "didEndDecelerating")
    }
  }

  @Test("Without bouncing nothing goes past an edge")
  func noBounce() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.bounces = false
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 20), count: 10)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(log.offsets.allSatisfy { $0.y >= 0 })
    }
  }

  @Test("facts 3.9: the first move calls willBeginDragging at 0, then scrolls to 5; later moves only scroll")
  func firstMove() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -15), count: 3, interval: 0.016)
      #expect(log.entries == ["willBeginDragging(0.0)", "didScroll", "didScroll", "didScroll"])
      #expect(log.offsets.map(\.y) == [5, 20, 35])
    }
  }

  @Test("A finger on running content stops it where it is, and taps nothing")
  func catching() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      let target = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
      view.addSubview(target)
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -20), count: 10)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.2)
      #expect(view.isDecelerating)
      target.entries = []
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 300))
      #expect(!view.isDecelerating)
      #expect(log.entries.last == "didEndDecelerating")
      let offset = view.contentOffset
      stage.pacer.advance(by: 0.5)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(view.contentOffset == offset)
      #expect(target.entries == [])
    }
  }

  @Test("Content caught beyond its edge goes back when the finger lifts")
  func catchingBounce() {
    Stage.run { stage in
      let view = stage.addScrollView()
      stage.swipe(from: CGPoint(x: 200, y: 100), step: CGVector(dx: 0, dy: 20), count: 12)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.03)
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 300))
      let held = view.contentOffset.y
      #expect(held < -50)
      stage.pacer.advance(by: 0.2)
      #expect(view.contentOffset.y == held)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test(
    "The delegate's target is where the content comes to rest", arguments: [5300, 5902, 6000, 5100, 5158] as [CGFloat])
  func customTarget(target: CGFloat) {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 5000
      let log = ScrollLog()
      log.newTarget = CGPoint(x: 0, y: target)
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -12), count: 14)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == target)
      #expect(!view.isDecelerating)
    }
  }

  @Test(
    "Paging rests on whole pages", arguments: [(-20, 10, 852), (-3, 60, 0), (-8, 60, 852)] as [(CGFloat, Int, CGFloat)])
  func paging(step: CGFloat, count: Int, expected: CGFloat) {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.isPagingEnabled = true
      stage.swipe(
        from: CGPoint(x: 200, y: 800), step: CGVector(dx: 0, dy: step), count: count,
        interval: step == -20 ? 0.008 : 0.016)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == expected)
    }
  }

  @Test("Directional lock keeps a drag on the axis it began along")
  func directionalLock() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 4000, height: 4000))
      view.contentOffset = CGPoint(x: 1000, y: 1000)
      view.isDirectionalLockEnabled = true
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: -2, dy: -8), count: 30)
      #expect(view.contentOffset.x == 1000)
      #expect(view.contentOffset.y == 1230)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.x == 1000)
      let y = view.contentOffset.y
      stage.swipe(from: CGPoint(x: 300, y: 700), step: CGVector(dx: -9, dy: -3), count: 20)
      #expect(view.contentOffset.y == y)
      #expect(view.contentOffset.x == 1170)
    }
  }

  @Test("Without directional lock a drag moves both axes")
  func free() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 4000, height: 4000))
      view.contentOffset = CGPoint(x: 1000, y: 1000)
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: -6, dy: -8), count: 30)
      #expect(abs(view.contentOffset.x - (1000 + 180 - 6)) < 0.4)
      #expect(abs(view.contentOffset.y - (1000 + 240 - 8)) < 0.4)
    }
  }

  @Test("Content that is moved under a running motion runs on from there")
  func recentring() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.contentOffset.y = 5000
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -12), count: 14)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      let before = view.contentOffset.y
      view.contentOffset.y -= 3000
      #expect(view.contentOffset.y == before - 3000)
      stage.pacer.advanceUntilIdle()
      #expect(abs(view.contentOffset.y - (5901.667 - 3000)) < 0.4)
    }
  }

  @Test("setContentOffset without animation stops the content")
  func stopping() {
    Stage.run { stage in
      let view = stage.addScrollView()
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -12), count: 14)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.2)
      let offset = view.contentOffset
      view.setContentOffset(offset, animated: false)
      #expect(!view.isDecelerating)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset == offset)
    }
  }

  @Test("A view that cannot scroll leaves drags alone", arguments: [true, false])
  func nothingToScroll(disabled: Bool) {
    Stage.run { stage in
      let view = stage.addScrollView(
        contentSize: disabled ? CGSize(width: 393, height: 4000) : CGSize(width: 10, height: 10))
      if disabled { view.isScrollEnabled = false }
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 700), step: CGVector(dx: 0, dy: -12), count: 14)
      stage.surface.pointerUp()
      #expect(view.contentOffset == .zero)
      #expect(log.entries == [])
    }
  }

  @Test("alwaysBounceVertical stretches content that is smaller than the view")
  func alwaysBounce() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 10, height: 10))
      view.alwaysBounceVertical = true
      stage.swipe(from: CGPoint(x: 200, y: 300), step: CGVector(dx: 0, dy: 10), count: 11)
      #expect(abs(view.contentOffset.y + RubberBand.shown(100, dimension: 852)) < 0.2)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("A drag cancelled by the system ends and leaves the content in range")
  func cancelled() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.swipe(from: CGPoint(x: 200, y: 300), step: CGVector(dx: 0, dy: 10), count: 11)
      stage.surface.pointerUp(cancelled: true)
      #expect(!view.isDragging && !view.isTracking)
      #expect(log.entries.contains("didEndDragging(false)"))
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }
}

/// A view that records the touches it receives.
@MainActor final class TouchLogView: UIView {
  var entries: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { entries.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { entries.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { entries.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { entries.append("cancelled") }
}
