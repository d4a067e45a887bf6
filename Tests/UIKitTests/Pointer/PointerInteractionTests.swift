import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor private final class Delegate: NSObject, UIPointerInteractionDelegate {
  var entries: [String] = []

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    entries.append("enter")
    animator.addCompletion { _ in self.entries.append("entered") }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { entries.append("exit") }
}

@MainActor @Suite struct PointerInteractionTests {
  @Test func aViewIsLiftedWhileTheMouseIsOverIt() {
    Stage.run { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      stage.window.addSubview(view)
      let delegate = Delegate()
      view.addInteraction(UIPointerInteraction(delegate: delegate))
      stage.surface.hover(at: CGPoint(x: 150, y: 150))
      stage.pacer.advance(by: 1)
      #expect(view.transform.a > 1)
      stage.surface.hover(at: CGPoint(x: 160, y: 150))
      stage.surface.hover(at: CGPoint(x: 10, y: 10))
      stage.pacer.advance(by: 1)
      #expect(view.transform == .identity)
      #expect(delegate.entries == ["enter", "entered", "exit"])
    }
  }
}
