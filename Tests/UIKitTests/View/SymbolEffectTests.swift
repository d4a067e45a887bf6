import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SymbolEffectTests {
  private func run(_ body: @MainActor (Stage, UIImageView) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 200, height: 200), scale: 2) { stage in
      let view = UIImageView(image: UIImage(systemName: "star"))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      try body(stage, view)
    }
  }

  @Test func aBounceIsPlayedOnceAndReported() {
    run { stage, view in
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce.up.byLayer) { ends.append($0.isFinished) }
      #expect(view.layer.animationKeys()?.count == 1)
      stage.pacer.advance(by: 0.2)
      #expect(view.layer.presentation().map { $0.transform.m11 > 1 } == true)
      stage.pacer.advance(by: 1)
      #expect(view.layer.animationKeys()?.isEmpty != false)
      #expect(ends == [true])
    }
  }

  @Test func aPulseLastsUntilItIsRemoved() {
    run { stage, view in
      var ends: [Bool] = []
      view.addSymbolEffect(.pulse, completion: { ends.append($0.isFinished) })
      stage.pacer.advance(by: 10)
      #expect(view.layer.animationKeys()?.count == 1)
      view.removeSymbolEffect(ofType: .pulse)
      #expect(view.layer.animationKeys()?.isEmpty != false)
      #expect(ends == [false])
    }
  }

  @Test func optionsLimitTheRunsAndSpeedThemUp() {
    run { stage, view in
      view.addSymbolEffect(.pulse, options: .repeat(2).speed(2))
      stage.pacer.advance(by: 1.5)
      #expect(view.layer.animationKeys()?.count == 1)
      stage.pacer.advance(by: 0.3)
      #expect(view.layer.animationKeys()?.isEmpty != false)
    }
  }

  @Test func aSymbolDisappearsAndComesBack() {
    run { stage, view in
      view.addSymbolEffect(.disappear)
      stage.pacer.advance(by: 1)
      #expect(view.alpha == 0)
      view.addSymbolEffect(.appear)
      stage.pacer.advance(by: 1)
      #expect(view.alpha == 1)
    }
  }

  @Test func scalingLastsAndIsRemovedWithAllOthers() {
    run { stage, view in
      view.addSymbolEffect(.scale.up, animated: false)
      #expect(abs(view.transform.a - 1.2) < 0.001)
      view.addSymbolEffect(.wiggle)
      view.removeAllSymbolEffects(animated: false)
      #expect(abs(view.transform.a - 1) < 0.001)
      #expect(view.layer.animationKeys()?.isEmpty != false)
    }
  }

  @Test func anotherSymbolReplacesTheOldOne() throws {
    try run { stage, view in
      let new = try #require(UIImage(systemName: "trash"))
      var isDone = false
      view.setSymbolImage(new, contentTransition: .replace.downUp) { isDone = $0.isFinished }
      #expect(view.image === new)
      #expect(view.subviews.count == 1)
      stage.pacer.advance(by: 1)
      #expect(view.subviews.isEmpty)
      #expect(isDone)
    }
  }
}
