import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct LegacyAnimationTests {
  @MainActor private final class Listener: NSObject {
    var log: [String] = []
    func started() { log.append("started") }
    func stopped(_ id: NSString?, _ finished: NSNumber) { log.append("\(id ?? "") \(finished.boolValue)") }
  }

  @Test func aBlockRepeatsAsOftenAsItsCountSays() {
    Stage.run(size: CGSize(width: 200, height: 200), scale: 2) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(2)
      view.center.x = 105
      UIView.commitAnimations()
      stage.pacer.advance(by: 1.5)
      #expect(view.layer.animationKeys() != nil)
      #expect((view.layer.presentation()?.position.x ?? 0) < 100)
      stage.pacer.advance(by: 0.6)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func changesBetweenBeginAndCommitAreAnimatedWithTheirTimeAndTellTheDelegate() {
    Stage.run(size: CGSize(width: 200, height: 200), scale: 2) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      let listener = Listener()
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("started", Listener.started))
      UIView.setAnimationDidStop(Selector("stopped:finished:", Listener.stopped))
      view.center.x = 105
      UIView.commitAnimations()
      #expect(listener.log == ["started"])
      stage.pacer.advance(by: 0.5)
      let shown = view.layer.presentation()?.position ?? .zero
      #expect(abs(shown.x - 55) < 5)
      stage.pacer.advance(by: 1)
      #expect(listener.log == ["started", "move true"])
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
