import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SpringTimingTests {
  @Test func aSpringsOwnMeasuresDecideHowLongItTakes() {
    Stage.run(size: CGSize(width: 400, height: 400), scale: 1) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
      // Facts 12.6: stiffness 100 and damping 10 settle in 1.4727 s.
      #expect(abs(animator.duration - 1.4727) < 0.001)
      var ends: [UIViewAnimatingPosition] = []
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      var highest: CGFloat = 0
      for _ in 0..<60 {
        stage.pacer.advance(by: 1 / 60.0)
        highest = max(highest, view.layer.presentation()?.frame.minX ?? 0)
      }
      #expect(highest > 105, "half damped springs overshoot")
      #expect(ends.isEmpty)
      stage.pacer.advance(by: 1)
      #expect(ends == [.end])
      #expect(view.frame.minX == 100)
    }
  }

  @Test func aSpringByItsLookIsTheSameSpring() {
    let look = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    #expect(abs((look.settlingDuration ?? 0) - 0.86296) < 0.001)
    #expect(abs(look.dampingRatio - 0.7) < 0.001)
  }
}
