import MotionCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Wheels, touchpads, nested views, keys, zooming") struct ScrollWheelTests {
  private let center = CGPoint(x: 200, y: 400)

  @Test("A notch glides three lines on; several add up; nothing passes the target")
  func notches() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advance(by: 0.05)
      #expect(view.contentOffset.y > 5 && view.contentOffset.y < 53)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 159)
      #expect(log.offsets.map(\.y) == log.offsets.map(\.y).sorted())
      #expect(
        log.summary == [
          "willBeginDragging(0.0)", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didScroll",
          "didEndDecelerating",
        ])
    }
  }

  @Test("A wheel stops at the edge and never stretches")
  func wheelAtEdge() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: -3), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(log.entries == [])
      view.contentOffset.y = 40000 - 852 - 20
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 5), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 39148)
      #expect(log.offsets.allSatisfy { $0.y <= 40000 - 852 })
    }
  }

  @Test("A click on content that a wheel still moves is a click")
  func clickWhileGliding() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 4000))
      view.addSubview(content)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advance(by: 0.05)
      stage.surface.tap(at: center, kind: .mouse)
      #expect(content.entries == ["began", "ended"])
    }
  }

  @Test("Shift turns a wheel on its side")
  func shift() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 4000, height: 4000))
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 2), at: center, modifiers: .shift)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset == CGPoint(x: 106, y: 0))
    }
  }

  @Test("A wheel turns a paging view by pages")
  func wheelPages() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.isPagingEnabled = true
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 852)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: -1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("The delegate may send a notch elsewhere")
  func wheelTarget() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      log.newTarget = CGPoint(x: 0, y: 320)
      view.delegate = log
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(log.target.y == 53)
      #expect(log.velocity.y == 1)
      #expect(view.contentOffset.y == 320)
    }
  }

  @Test("A touchpad scrolls 1:1 without slop and runs on after the fingers leave")
  func touchpad() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: 300), at: center, duration: 0.25)
      #expect(view.contentOffset.y == 300)
      #expect(view.isDecelerating)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y > 300 + 400)
      #expect(log.entries.first == "willBeginDragging(0.0)")
      #expect(log.entries.last == "didEndDecelerating")
    }
  }

  @Test("A touchpad stretches the content at its edge, which bounces back")
  func touchpadBounce() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let log = ScrollLog()
      view.delegate = log
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: -300), at: center, duration: 0.25)
      #expect(abs(view.contentOffset.y - RubberBand.shown(-300, dimension: 852)) < 0.2)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
      #expect(log.offsets.allSatisfy { $0.y <= 0 })
    }
  }

  @Test("A touchpad with directional lock keeps its axis")
  func touchpadLock() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 4000, height: 4000))
      view.isDirectionalLockEnabled = true
      stage.surface.scrollTouchpad(by: CGVector(dx: 90, dy: 300), at: center, duration: 0.25)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.x == 0)
      #expect(view.contentOffset.y > 300)
    }
  }

  @Test("The inner of two nested views scrolls until its end, then the outer one")
  func nestedWheel() {
    Stage.run { stage in
      let outer = stage.addScrollView()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
      inner.contentSize = CGSize(width: 393, height: 260)
      outer.addSubview(inner)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(inner.contentOffset.y == 53 && outer.contentOffset.y == 0)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 0)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: center)
      stage.pacer.advanceUntilIdle()
      #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 53)
    }
  }

  @Test("Nested views across each other: the drag's direction chooses")
  func nestedDrag() {
    Stage.run { stage in
      let outer = stage.addScrollView()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
      inner.contentSize = CGSize(width: 2000, height: 200)
      outer.addSubview(inner)
      stage.swipe(from: center, step: CGVector(dx: -10, dy: -2), count: 10)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(inner.contentOffset.x > 80 && outer.contentOffset.y == 0)
      stage.swipe(from: center, step: CGVector(dx: -2, dy: -10), count: 10)
      stage.surface.pointerUp()
      let x = inner.contentOffset.x
      stage.pacer.advanceUntilIdle()
      #expect(outer.contentOffset.y > 80 && inner.contentOffset.x == x)
    }
  }

  @Test("A drag that the inner view could only stretch goes to the outer one")
  func nestedEdge() {
    Stage.run { stage in
      let outer = stage.addScrollView()
      outer.contentOffset.y = 100
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
      inner.contentSize = CGSize(width: 393, height: 800)
      outer.addSubview(inner)
      stage.swipe(from: center, step: CGVector(dx: 0, dy: 5), count: 10)
      #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 60)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      stage.swipe(from: center, step: CGVector(dx: 0, dy: -5), count: 10)
      #expect(inner.contentOffset.y == 40)
    }
  }

  @Test("facts 11.11: content receives a touch after 150 ms, or at once when it is lifted")
  func delayedTouches() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.addSubview(content)
      stage.surface.pointerDown(at: center)
      stage.pacer.advance(by: 0.14)
      #expect(content.entries == [])
      stage.pacer.advance(by: 0.02)
      #expect(content.entries == ["began"])
      stage.surface.pointerUp()
      #expect(content.entries == ["began", "ended"])
      content.entries = []
      stage.surface.tap(at: center, hold: 0.05)
      #expect(content.entries == ["began", "ended"])
    }
  }

  @Test("A drag takes a touch from the content: unseen within the delay, cancelled after it")
  func cancelledTouches() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.addSubview(content)
      stage.swipe(from: center, step: CGVector(dx: 0, dy: -5), count: 6)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(content.entries == [])
      view.contentOffset = .zero
      stage.surface.pointerDown(at: center)
      stage.pacer.advance(by: 0.2)
      stage.surface.pointerMove(to: CGPoint(x: 200, y: 396))
      stage.surface.pointerMove(to: CGPoint(x: 200, y: 380))
      #expect(content.entries == ["began", "moved", "cancelled"])
      #expect(view.isDragging)
    }
  }

  @Test("Without the delay content receives a touch at once, and keeps those that it may keep")
  func keptTouches() {
    Stage.run { stage in
      let view = stage.addScrollView()
      view.delaysContentTouches = false
      view.canCancelContentTouches = false
      let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.addSubview(content)
      stage.swipe(from: center, step: CGVector(dx: 0, dy: -15), count: 2)
      #expect(content.entries == ["began", "moved", "moved"])
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("Page Down, Page Up, Home, End, Space and arrows scroll when nothing else takes them")
  func keys() {
    Stage.run { stage in
      let view = stage.addScrollView()
      @MainActor func press(_ key: UIKeyboardHIDUsage, _ modifiers: InputEvent.Modifiers = []) -> CGFloat {
        stage.surface.pressKey(key.rawValue, modifiers: modifiers)
        stage.pacer.advanceUntilIdle()
        return view.contentOffset.y
      }
      #expect(press(.keyboardDownArrow) == 53)
      #expect(press(.keyboardUpArrow) == 0)
      #expect(press(.keyboardPageDown) == 812)
      #expect(press(.keyboardSpacebar) == 1624)
      #expect(press(.keyboardSpacebar, .shift) == 812)
      #expect(press(.keyboardPageUp) == 0)
      #expect(press(.keyboardEnd) == 39148)
      #expect(press(.keyboardHome) == 0)
      view.allowsKeyboardScrolling = false
      #expect(press(.keyboardEnd) == 0)
    }
  }

  @Test("facts 11.10: zoom(to:) shows the rectangle")
  func zoomTo() {
    Stage.run(size: CGSize(width: 100, height: 100)) { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 400, height: 400))
      let log = ScrollLog()
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.addSubview(content)
      log.zoomView = content
      view.delegate = log
      view.maximumZoomScale = 4
      #expect(view.pinchGestureRecognizer != nil)
      view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(x: 200, y: 200))
      #expect(view.contentSize == CGSize(width: 800, height: 800))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
      #expect(log.entries.first == "willBeginZooming" && log.entries.last == "didEndZooming(2.0)")
      view.setZoomScale(100, animated: true)
      #expect(view.zoomScale == 2)
      stage.pacer.advanceUntilIdle()
      #expect(view.zoomScale == 4)
      #expect(view.contentSize == CGSize(width: 1600, height: 1600))
      #expect(!view.isZooming)
    }
  }

  @Test("Pinching on a touchpad zooms about the pointer, bounces back from beyond the limits")
  func pinch() {
    Stage.run { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 393, height: 852))
      let log = ScrollLog()
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.addSubview(content)
      log.zoomView = content
      view.delegate = log
      view.maximumZoomScale = 3
      stage.surface.pinch(to: 2, at: CGPoint(x: 100, y: 200))
      stage.pacer.advanceUntilIdle()
      #expect(abs(view.zoomScale - 2) < 1e-9)
      #expect(abs(view.contentOffset.x - 100) < 0.5 && abs(view.contentOffset.y - 200) < 0.5)
      stage.surface.pinch(to: 4, at: CGPoint(x: 100, y: 200))
      #expect(view.zoomScale > 3)
      #expect(view.isZoomBouncing)
      stage.pacer.advanceUntilIdle()
      #expect(view.zoomScale == 3)
      #expect(log.entries.last == "didEndZooming(3.0)")
    }
  }

  @Test("Control with a wheel pinches")
  func wheelPinch() {
    Stage.run { stage in
      let view = stage.addScrollView()
      var scales: [CGFloat] = []
      var states: [UIGestureRecognizer.State] = []
      view.addGestureRecognizer(
        UIPinchGestureRecognizer { recognizer in
          states.append(recognizer.state)
          scales.append((recognizer as? UIPinchGestureRecognizer)?.scale ?? 0)
        })
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: -1), at: center, modifiers: .control)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: -1), at: center, modifiers: .control)
      stage.pacer.advance(by: 0.5)
      #expect(states == [.began, .changed, .changed, .ended])
      #expect(abs((scales.last ?? 0) - 1.15 * 1.15) < 1e-9)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("Pulling the content far enough down refreshes")
  func refresh() {
    Stage.run { stage in
      let view = stage.addScrollView()
      let control = UIRefreshControl()
      var refreshed = 0
      control.addAction(UIAction { _ in refreshed += 1 }, for: .valueChanged)
      view.refreshControl = control
      stage.swipe(from: CGPoint(x: 200, y: 200), step: CGVector(dx: 0, dy: 10), count: 40) { _ in
        stage.window.layoutIfNeeded()
      }
      #expect(refreshed == 1)
      #expect(control.isRefreshing)
      stage.surface.pointerUp()
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == -60)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y == 0)
    }
  }
}
