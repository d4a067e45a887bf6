import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Focus guides") struct FocusGuideTests {
  @MainActor private final class Spot: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private func spot(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> Spot {
    let view = Spot(frame: CGRect(x: x, y: y, width: 60, height: 40))
    stage.window.addSubview(view)
    return view
  }

  private func guide(_ stage: Stage, _ frame: CGRect) -> UIFocusGuide {
    let guide = UIFocusGuide()
    stage.window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: frame.minX),
      guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: frame.minY),
      guide.widthAnchor.constraint(equalToConstant: frame.width),
      guide.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    stage.window.layoutIfNeeded()
    return guide
  }

  private func focused(_ stage: Stage) -> UIView? {
    UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView
  }

  /// Facts 18.2.
  @Test func aGuidePassesTheFocusToItsPreferredEnvironment() {
    Stage.run { stage in
      let first = spot(stage, 10, 10)
      let below = spot(stage, 10, 400)
      let beside = spot(stage, 300, 300)
      let guide = guide(stage, CGRect(x: 10, y: 100, width: 60, height: 40))
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === first)
      // Without a preferred environment it is passed over.
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === below)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardUpArrow.rawValue)
      guide.preferredFocusEnvironments = [beside]
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === beside)
    }
  }

  /// Facts 18.1.
  @Test func aDisabledGuideAndOneThatLeadsBackArePassedOver() {
    Stage.run { stage in
      let first = spot(stage, 10, 10)
      let below = spot(stage, 10, 400)
      let beside = spot(stage, 300, 300)
      let guide = guide(stage, CGRect(x: 10, y: 100, width: 60, height: 40))
      guide.preferredFocusEnvironments = [beside]
      guide.isEnabled = false
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === below)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardUpArrow.rawValue)
      guide.isEnabled = true
      guide.preferredFocusEnvironments = [first]
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === below)
    }
  }

  /// Facts 18.2.
  @Test func theFirstEnvironmentWithAFocusableItemGetsTheFocus() {
    Stage.run { stage in
      _ = spot(stage, 10, 10)
      let box = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      stage.window.addSubview(box)
      let inside = Spot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      box.addSubview(inside)
      let guide = guide(stage, CGRect(x: 10, y: 100, width: 60, height: 40))
      guide.preferredFocusEnvironments = [UIView(), box]
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
      #expect(focused(stage) === inside)
    }
  }

  /// Facts 18.1.
  @Test func defaults() {
    let guide = UIFocusGuide()
    #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    guide.preferredFocusEnvironments = [UIView()]
    guide.preferredFocusEnvironments = nil
    #expect(guide.preferredFocusEnvironments.isEmpty)
  }
}
