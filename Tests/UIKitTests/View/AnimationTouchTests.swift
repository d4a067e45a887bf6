import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Touches on views that are animated, and the kinds of animations.
@MainActor @Suite(.serialized) struct AnimationTouchTests {
  private let point = CGPoint(x: 50, y: 50)

  private func run(_ body: @MainActor (Stage, UIView) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 200, height: 200), scale: 1) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      try body(stage, view)
    }
  }

  @Test func animatedViewsTakeNoTouchesUnlessTheBlockAllowsIt() {
    run { stage, view in
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(stage.window.hitTest(point, with: nil) === stage.window)
      stage.pacer.advance(by: 1.1)
      #expect(stage.window.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
      #expect(stage.window.hitTest(point, with: nil) === view)
      stage.pacer.advance(by: 1.1)
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.backgroundColor = .red }
      #expect(stage.window.hitTest(point, with: nil) === stage.window)
    }
  }

  /// Tests of packages, which create windows and do not show them, wait for animations.
  @Test func animationsInAHiddenWindowTakeTheirTime() {
    run { stage, _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (inside, outside) = (UIView(), UIView())
      window.addSubview(inside)
      var ends: [String: Bool] = [:]
      UIView.animate(withDuration: 1) {
        inside.alpha = 0.5
      } completion: {
        ends["inside"] = $0
      }
      UIView.transition(with: inside, duration: 1, options: .transitionCrossDissolve) {
        inside.backgroundColor = .red
      } completion: {
        ends["transition"] = $0
      }
      UIView.animate(withDuration: 1) {
        outside.alpha = 0.5
      } completion: {
        ends["outside"] = $0
      }
      stage.pacer.advance(by: 0.5)
      #expect(ends == ["outside": false])
      stage.pacer.advance(by: 0.6)
      #expect(ends == ["outside": false, "inside": true, "transition": true])
      #expect(inside.alpha == 0.5)
    }
  }

  @Test func blocksInsideAnotherTakeOverItsOptions() {
    run { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      }
      #expect(stage.window.hitTest(point, with: nil) === view)
      stage.pacer.advance(by: 1.1)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { view.alpha = 1 }
      }
      #expect(stage.window.hitTest(point, with: nil) === stage.window)
    }
  }

  @Test func anAnimatorDecidesAboutTouchesWhileItRunsAndWhileItIsPaused() {
    for takes in [true, false] {
      run { stage, view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        #expect(animator.isUserInteractionEnabled)
        animator.isUserInteractionEnabled = takes
        animator.startAnimation()
        stage.pacer.advance(by: 0.3)
        #expect((stage.window.hitTest(point, with: nil) === view) == takes)
        animator.pauseAnimation()
        #expect((stage.window.hitTest(point, with: nil) === view) == takes)
        animator.startAnimation()
        stage.pacer.advance(by: 1)
        #expect(stage.window.hitTest(point, with: nil) === view)
      }
    }
  }

  @Test func keyframesFollowTheirCalculationMode() {
    func shown(_ options: UIView.KeyframeAnimationOptions, at time: TimeInterval = 0.5) -> CGFloat {
      var found: CGFloat = 0
      run { stage, view in
        view.center.x = 0
        stage.pacer.advance(by: 0.1)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 20 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
        }
        stage.pacer.advance(by: time)
        found = view.layer.presentation()?.position.x ?? 0
      }
      return found
    }
    #expect(abs(shown(.calculationModeLinear) - 20) < 2)
    #expect(abs(shown(.calculationModePaced) - 50) < 2)
    #expect(shown(.calculationModeDiscrete, at: 0.4) == 0)
    #expect(shown(.calculationModeDiscrete, at: 0.6) == 20)
  }

  @Test func aFlipNarrowsTheOldSideThenWidensTheNewOne() throws {
    try run { stage, view in
      view.backgroundColor = .red
      stage.pacer.advance(by: 0.1)
      UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
        view.backgroundColor = .blue
      }
      func isRed(_ pixel: (red: Int, green: Int, blue: Int, alpha: Int)) -> Bool { pixel.red > 200 && pixel.blue < 60 }
      func isBlue(_ pixel: (red: Int, green: Int, blue: Int, alpha: Int)) -> Bool { pixel.blue > 200 && pixel.red < 60 }
      stage.pacer.advance(by: 0.25)
      let early = try stage.surface.image()
      #expect(isRed(early.pixel(x: 50, y: 50)) && isRed(early.pixel(x: 50, y: 5)))
      #expect(!isRed(early.pixel(x: 5, y: 50)) && !isBlue(early.pixel(x: 5, y: 50)))
      stage.pacer.advance(by: 0.5)
      let late = try stage.surface.image()
      #expect(isBlue(late.pixel(x: 50, y: 50)) && !isBlue(late.pixel(x: 5, y: 50)))
      stage.pacer.advance(by: 0.5)
      #expect(isBlue(try stage.surface.image().pixel(x: 5, y: 50)))
    }
  }

  @Test func inputIsDroppedWhileTheAppIgnoresEvents() {
    run { stage, view in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in taps += 1 }
      view.addGestureRecognizer(tap)
      let scrolled = stage.addScrollView(contentSize: CGSize(width: 200, height: 2000))
      stage.window.bringSubviewToFront(view)
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      stage.surface.tap(at: point)
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 150, y: 150))
      #expect(taps == 0 && scrolled.contentOffset.y == 0)
      UIApplication.shared.endIgnoringInteractionEvents()
      stage.surface.tap(at: point)
      stage.surface.scrollTouchpad(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 150, y: 150))
      #expect(taps == 1 && scrolled.contentOffset.y > 50)
    }
  }
}
