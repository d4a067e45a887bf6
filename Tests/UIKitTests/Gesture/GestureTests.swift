import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A recogniser that logs its calls.
@MainActor private final class ProbeRecognizer: UIGestureRecognizer {
  var entries: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { entries.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { entries.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    entries.append("ended")
    state = .ended
  }
  override func reset() { entries.append("reset") }
}

@MainActor private final class StateBox {
  var states: [UIGestureRecognizer.State] = []
}

@MainActor private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var simultaneous = false
  var begins = true
  var receives = true
  var requires: UIGestureRecognizer?
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other === requires }
}

@MainActor @Suite("Gesture recognisers") struct GestureTests {
  private let point = CGPoint(x: 200, y: 400)

  private func view(_ stage: Stage) -> TouchLogView {
    let view = TouchLogView(frame: stage.window.bounds)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    return view
  }

  private func counting<R: UIGestureRecognizer>(_ recognizer: R, _ view: UIView) -> (
    R, () -> [UIGestureRecognizer.State]
  ) {
    let box = StateBox()
    recognizer.addAction { box.states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    return (recognizer, { box.states })
  }

  @Test("A tap is recognised at its end and takes the touch from the view")
  func tap() {
    Stage.run { stage in
      let view = view(stage)
      let (tap, states) = counting(UITapGestureRecognizer(), view)
      stage.surface.tap(at: point)
      #expect(states() == [.ended])
      #expect(view.entries == ["began", "cancelled"])
      #expect(tap.state == .possible)
      stage.surface.tap(at: point)
      #expect(states() == [.ended, .ended])
      tap.cancelsTouchesInView = false
      view.entries = []
      stage.surface.tap(at: point)
      #expect(view.entries == ["began", "ended"])
    }
  }

  @Test("A tap that strays is none")
  func strayingTap() {
    Stage.run { stage in
      let view = view(stage)
      let (_, states) = counting(UITapGestureRecognizer(), view)
      stage.surface.drag(from: point, to: CGPoint(x: 200, y: 460), duration: 0.1)
      #expect(states() == [])
      #expect(view.entries.first == "began" && view.entries.last == "ended")
    }
  }

  @Test("A double tap needs two; the single one that waits for it comes when the time is over")
  func doubleTap() {
    Stage.run { stage in
      let view = view(stage)
      let (single, singles) = counting(UITapGestureRecognizer(), view)
      let (double, doubles) = counting(UITapGestureRecognizer(), view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.surface.tap(at: point)
      #expect(singles() == [] && doubles() == [])
      stage.pacer.advance(by: 0.4)
      #expect(singles() == [.ended] && doubles() == [])
      stage.surface.tap(at: point, count: 2)
      #expect(doubles() == [.ended])
      stage.pacer.advance(by: 1)
      #expect(singles() == [.ended])
    }
  }

  @Test("The delegate can require a failure, too")
  func delegateRequirement() {
    Stage.run { stage in
      let view = view(stage)
      let (single, singles) = counting(UITapGestureRecognizer(), view)
      let (double, _) = counting(UITapGestureRecognizer(), view)
      double.numberOfTapsRequired = 2
      let delegate = Delegate()
      delegate.requires = double
      single.delegate = delegate
      stage.surface.tap(at: point)
      #expect(singles() == [])
      stage.pacer.advance(by: 0.4)
      #expect(singles() == [.ended])
    }
  }

  @Test("A view receives a touch's end only after a recogniser that may still take it has failed")
  func delayedEnd() {
    Stage.run { stage in
      let view = view(stage)
      let (double, _) = counting(UITapGestureRecognizer(), view)
      double.numberOfTapsRequired = 2
      stage.surface.tap(at: point)
      #expect(view.entries == ["began"])
      stage.pacer.advance(by: 0.4)
      #expect(view.entries == ["began", "ended"])
    }
  }

  @Test("delaysTouchesBegan keeps a touch from the view until the recogniser failed")
  func delayedBegan() {
    Stage.run { stage in
      let view = view(stage)
      let (tap, _) = counting(UITapGestureRecognizer(), view)
      tap.delaysTouchesBegan = true
      stage.surface.pointerDown(at: point)
      #expect(view.entries == [])
      stage.surface.pointerMove(to: CGPoint(x: 200, y: 460))
      #expect(view.entries.first == "began")
      stage.surface.pointerUp()
      #expect(view.entries.last == "ended")
    }
  }

  @Test("facts 11.1: a pan begins past 10 points, which are not part of its translation")
  func pan() {
    Stage.run { stage in
      let view = view(stage)
      var translations: [CGFloat] = []
      let (pan, states) = counting(UIPanGestureRecognizer(), view)
      pan.addAction { [weak view] in
        translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: view).x ?? .nan)
      }
      stage.swipe(from: point, step: CGVector(dx: 4, dy: 0), count: 5)
      #expect(states() == [.began, .changed, .changed])
      #expect(translations == [2, 6, 10])
      #expect(abs(pan.velocity(in: view).x - 500) < 1e-6)
      pan.setTranslation(.zero, in: view)
      stage.surface.pointerMove(to: CGPoint(x: 223, y: 400))
      #expect(translations.last == 3)
      stage.surface.pointerUp()
      #expect(states().last == .ended)
      #expect(view.entries.contains("cancelled"))
    }
  }

  @Test("A pan goes on without a jump when a finger comes or goes")
  func panFingers() {
    Stage.run { stage in
      let view = view(stage)
      let (pan, _) = counting(UIPanGestureRecognizer(), view)
      stage.swipe(from: point, step: CGVector(dx: 10, dy: 0), count: 3)
      let before = pan.translation(in: view)
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 50), id: 1)
      #expect(pan.translation(in: view) == before)
      #expect(pan.numberOfTouches == 2)
      stage.surface.pointerUp(id: 1)
      #expect(pan.translation(in: view) == before)
      #expect(pan.state == .changed || pan.state == .began)
    }
  }

  @Test("facts 12.7: a long press begins after half a second, unless the finger moves 10 points")
  func longPress() {
    Stage.run { stage in
      let view = view(stage)
      let (press, states) = counting(UILongPressGestureRecognizer(), view)
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10)
      stage.surface.pointerDown(at: point)
      stage.pacer.advance(by: 0.49)
      #expect(states() == [])
      stage.pacer.advance(by: 0.02)
      #expect(states() == [.began])
      #expect(view.entries == ["began", "cancelled"])
      stage.surface.pointerMove(to: CGPoint(x: 250, y: 400))
      stage.surface.pointerUp()
      #expect(states() == [.began, .changed, .ended])
      stage.surface.pointerDown(at: point)
      stage.surface.pointerMove(to: CGPoint(x: 211, y: 400))
      stage.pacer.advance(by: 1)
      stage.surface.pointerUp()
      #expect(states() == [.began, .changed, .ended])
    }
  }

  @Test("Two fingers pinch and turn at once when a delegate agrees, else the first wins")
  func pinchAndRotation() {
    Stage.run { stage in
      let view = view(stage)
      let (pinch, pinches) = counting(UIPinchGestureRecognizer(), view)
      let (rotation, rotations) = counting(UIRotationGestureRecognizer(), view)
      let delegate = Delegate()
      delegate.simultaneous = true
      pinch.delegate = delegate
      @MainActor func fingers() {
        stage.surface.pointerDown(at: CGPoint(x: 150, y: 400), id: 0)
        stage.surface.pointerDown(at: CGPoint(x: 250, y: 400), id: 1)
        for step in 1...20 {
          stage.surface.pointerMove(to: CGPoint(x: 250 + CGFloat(step) * 5, y: 400 + CGFloat(step) * 5), id: 1)
        }
        stage.surface.pointerUp(id: 1)
        stage.surface.pointerUp(id: 0)
      }
      fingers()
      #expect(pinches().first == .began && pinches().last == .ended)
      #expect(rotations().first == .began && rotations().last == .ended)
      #expect(rotation.state == .possible)
      delegate.simultaneous = false
      let count = (pinches().count, rotations().count)
      fingers()
      #expect((pinches().count > count.0) != (rotations().count > count.1))
    }
  }

  @Test(
    "A swipe goes its way",
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, CGVector(dx: -20, dy: 1), true),
      (.left, CGVector(dx: 20, dy: 1), false), (.up, CGVector(dx: 2, dy: -20), true),
      (.right, CGVector(dx: 15, dy: 15), false),
    ])
  func swipe(direction: UISwipeGestureRecognizer.Direction, step: CGVector, expected: Bool) {
    Stage.run { stage in
      let view = view(stage)
      let (swipe, states) = counting(UISwipeGestureRecognizer(), view)
      swipe.direction = direction
      stage.swipe(from: point, step: step, count: 6)
      stage.surface.pointerUp()
      #expect(states() == (expected ? [.ended] : []))
    }
  }

  @Test("Hovering begins, moves and ends; a press ends it")
  func hover() {
    Stage.run { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      stage.window.addSubview(view)
      let (_, states) = counting(UIHoverGestureRecognizer(), view)
      stage.surface.hover(at: CGPoint(x: 50, y: 50))
      #expect(states() == [])
      stage.surface.hover(at: CGPoint(x: 150, y: 150))
      stage.surface.hover(at: CGPoint(x: 160, y: 150))
      #expect(states() == [.began, .changed])
      stage.surface.hover(at: CGPoint(x: 250, y: 150))
      #expect(states() == [.began, .changed, .ended])
      stage.surface.hover(at: CGPoint(x: 150, y: 150))
      stage.surface.pointerExit()
      #expect(states() == [.began, .changed, .ended, .began, .ended])
    }
  }

  @Test("Recognisers receive touches before views, the innermost first")
  func order() {
    Stage.run { stage in
      let outer = view(stage)
      let inner = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      outer.addSubview(inner)
      let probe = ProbeRecognizer()
      outer.addGestureRecognizer(probe)
      var seen: [String] = []
      probe.addAction { [weak inner] _ in seen = inner?.entries ?? [] }
      stage.surface.tap(at: point)
      #expect(probe.entries == ["began", "ended", "reset"])
      #expect(seen == ["began"])
      #expect(inner.entries == ["began", "cancelled"])
      #expect(outer.entries == [])
    }
  }

  @Test("The delegate can refuse the touch or the beginning")
  func refusing() {
    Stage.run { stage in
      let view = view(stage)
      let (tap, states) = counting(UITapGestureRecognizer(), view)
      let delegate = Delegate()
      tap.delegate = delegate
      delegate.begins = false
      stage.surface.tap(at: point)
      #expect(states() == [])
      #expect(view.entries == ["began", "ended"])
      delegate.begins = true
      delegate.receives = false
      stage.surface.tap(at: point)
      #expect(states() == [])
      delegate.receives = true
      stage.surface.tap(at: point)
      #expect(states() == [.ended])
    }
  }

  @Test("Disabling a recogniser cancels what it was doing")
  func disabling() {
    Stage.run { stage in
      let view = view(stage)
      let (pan, states) = counting(UIPanGestureRecognizer(), view)
      stage.swipe(from: point, step: CGVector(dx: 10, dy: 0), count: 3)
      pan.isEnabled = false
      #expect(states().last == .cancelled)
      #expect(pan.state == .possible)
      stage.surface.pointerUp()
      stage.swipe(from: point, step: CGVector(dx: 10, dy: 0), count: 3)
      #expect(states().last == .cancelled)
    }
  }

  @Test("A tap in a scroll view is a tap, a drag a drag")
  func tapInScrollView() {
    Stage.run { stage in
      let scrollView = stage.addScrollView()
      let (_, states) = counting(UITapGestureRecognizer(), scrollView)
      stage.surface.tap(at: point, kind: .mouse)
      #expect(states() == [.ended])
      stage.swipe(from: point, step: CGVector(dx: 0, dy: -10), count: 10)
      stage.surface.pointerUp()
      #expect(states() == [.ended])
      #expect(scrollView.contentOffset.y == 90)
    }
  }

  @Test("A tap recogniser waits for its buttons; views receive the primary one only")
  func buttons() {
    Stage.run { stage in
      let view = view(stage)
      let (_, primary) = counting(UITapGestureRecognizer(), view)
      let (right, secondary) = counting(UITapGestureRecognizer(), view)
      right.buttonMaskRequired = .secondary
      stage.surface.tap(at: point, button: 3, kind: .mouse)
      #expect(primary() == [] && secondary() == [.ended])
      #expect(view.entries == [])
      stage.surface.tap(at: point, button: 1, kind: .mouse)
      #expect(primary() == [.ended] && secondary() == [.ended])
    }
  }

  @Test("allowedTouchTypes hides other touches")
  func touchTypes() {
    Stage.run { stage in
      let view = view(stage)
      let (tap, states) = counting(UITapGestureRecognizer(), view)
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      stage.surface.tap(at: point, kind: .mouse)
      #expect(states() == [])
      stage.surface.tap(at: point, kind: .touch)
      #expect(states() == [.ended])
    }
  }

  @Test("A pan from the left edge")
  func screenEdge() {
    Stage.run { stage in
      let view = view(stage)
      let (edge, states) = counting(UIScreenEdgePanGestureRecognizer(), view)
      edge.edges = .left
      stage.swipe(from: point, step: CGVector(dx: 10, dy: 0), count: 5)
      stage.surface.pointerUp()
      #expect(states() == [])
      stage.swipe(from: CGPoint(x: 5, y: 400), step: CGVector(dx: 10, dy: 0), count: 5)
      stage.surface.pointerUp()
      #expect(states().first == .began && states().last == .ended)
    }
  }
}
