import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct MarginAndConstraintCallTests {
  private final class Controller: UIViewController {
    var calls = 0
    override func viewLayoutMarginsDidChange() { calls += 1 }
  }

  private final class Constrained: UIView {
    static nonisolated(unsafe) var needs = true
    var updates = 0
    override class var requiresConstraintBasedLayout: Bool { needs }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func aControllerIsNotifiedOfItsViewsMargins() {
    Stage.run { stage in
      let controller = Controller()
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      let before = controller.calls
      controller.view.layoutMargins.left = 40
      #expect(controller.calls == before + 1)
      controller.view.directionalLayoutMargins.top = 12
      #expect(controller.calls == before + 2)
      // Margins that follow the superview's change with them.
      let child = Controller()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.view.preservesSuperviewLayoutMargins = true
      let childCalls = child.calls
      controller.view.layoutMargins.left = 50
      #expect(child.calls == childCalls + 1)
      child.view.preservesSuperviewLayoutMargins = false
      controller.view.layoutMargins.left = 60
      #expect(child.calls == childCalls + 2)
    }
  }

  @Test func viewsThatNeedConstraintsGetThemInTheFirstLayout() {
    for needs in [true, false] {
      Constrained.needs = needs
      Stage.run { stage in
        let view = Constrained(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let holder = UIView(frame: stage.window.bounds)
        holder.addSubview(view)
        stage.window.addSubview(holder)
        stage.pacer.advance(by: 0.1)
        #expect(view.updates == (needs ? 1 : 0))
        view.setNeedsLayout()
        stage.pacer.advance(by: 0.1)
        #expect(view.updates == (needs ? 1 : 0))
      }
    }
  }
}
