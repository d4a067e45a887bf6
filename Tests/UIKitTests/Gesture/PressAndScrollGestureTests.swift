import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Recognisers of keys and of scrolling devices.
@MainActor @Suite struct PressAndScrollGestureTests {
  private final class KeyView: UIView {
    var entries: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { entries.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { entries.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { entries.append("cancelled") }
  }

  private final class Recorder: UIGestureRecognizer {
    var entries: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      entries.append("began \(event.presses(for: self).count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      entries.append("ended")
      state = .failed
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      entries.append("cancelled")
      state = .failed
    }
    override func reset() { entries.append("reset") }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
  }

  private func run(_ body: @MainActor (Stage, KeyView) -> Void) {
    Stage.run { stage in
      let view = KeyView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      view.becomeFirstResponder()
      stage.pacer.advance(by: 0.1)
      body(stage, view)
    }
  }

  @Test func aTapOfAnAllowedKeyIsRecognisedAndTakenFromTheResponder() {
    run { stage, view in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in taps += 1 }
      view.addGestureRecognizer(tap)
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(taps == 0 && view.entries == ["began", "ended"])
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      view.entries = []
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(taps == 1 && view.entries == ["began", "cancelled"])
      stage.surface.type("a")
      #expect(taps == 1)
      tap.numberOfTapsRequired = 2
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(taps == 1)
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(taps == 2)
      let refusing = Refusing()
      tap.delegate = refusing
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(taps == 2)
    }
  }

  @Test func aRecogniserOfAViewAroundTheResponderGetsItsPresses() {
    run { stage, view in
      let recorder = Recorder()
      recorder.allowedPressTypes = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]
      stage.window.addGestureRecognizer(recorder)
      stage.surface.type("a")
      #expect(recorder.entries == ["began 1", "ended", "reset"])
      // It did not recognise anything.
      #expect(view.entries == ["began", "ended"])
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(recorder.entries.count == 3)
    }
  }

  @Test func aHeldKeyIsALongPress() {
    run { stage, view in
      var states: [UIGestureRecognizer.State] = []
      let press = UILongPressGestureRecognizer()
      press.allowedPressTypes = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]
      press.addAction { states.append($0.state) }
      view.addGestureRecognizer(press)
      stage.surface.type("a")
      #expect(states.isEmpty)
      @MainActor func key(_ phase: InputEvent.Key.Phase) {
        stage.surface.deliver(
          .key(
            .init(
              phase: phase, usage: KeyUsage.usage(typing: "a"), characters: "a", charactersIgnoringModifiers: "a",
              modifiers: [], time: FrameScheduler.current.now)))
      }
      key(.down)
      stage.pacer.advance(by: 0.6)
      #expect(states == [.began])
      key(.up)
      #expect(states == [.began, .ended])
    }
  }

  @Test func scrollingDevicesDragRecognisersThatAllowThem() {
    run { stage, view in
      var states: [UIGestureRecognizer.State] = []
      var far = CGPoint.zero
      let pan = UIPanGestureRecognizer()
      pan.addAction { recognizer in
        states.append(recognizer.state)
        far = pan.translation(in: view)
      }
      view.addGestureRecognizer(pan)
      let point = CGPoint(x: 100, y: 100)
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: -60), at: point)
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: point)
      #expect(states.isEmpty)
      pan.allowedScrollTypesMask = .continuous
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: point)
      #expect(states.isEmpty)
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: -60), at: point)
      #expect(states.first == .began && states.last == .ended && states.contains(.changed))
      #expect(abs(far.y - 60) < 0.01 && far.x == 0)
      #expect(pan.state == .possible)
      states = []
      pan.allowedScrollTypesMask = .all
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 1), at: point)
      #expect(states == [.began, .ended])
    }
  }

  @Test func aScrollViewFurtherInsideScrollsInsteadOfTheRecogniserAround() {
    run { stage, view in
      var states: [UIGestureRecognizer.State] = []
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      pan.addAction { states.append($0.state) }
      stage.window.addGestureRecognizer(pan)
      let scrollView = stage.addScrollView()
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100))
      #expect(states.isEmpty && scrollView.contentOffset.y > 20)
    }
  }
}
