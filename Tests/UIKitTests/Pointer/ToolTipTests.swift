import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ToolTipTests {
  private func tips(_ stage: Stage) -> [String] {
    stage.window.subviews.compactMap { ($0.subviews.first as? UILabel)?.text }
  }

  @Test func aTextAppearsWhileThePointerRestsOnAControl() {
    Stage.run { stage in
      let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
      stage.window.addSubview(control)
      control.toolTip = "Opens the door"
      #expect(control.toolTipInteraction?.defaultToolTip == "Opens the door")
      stage.surface.hover(at: CGPoint(x: 50, y: 120))
      #expect(tips(stage).isEmpty)
      stage.pacer.advance(by: 1)
      #expect(tips(stage) == ["Opens the door"])
      stage.surface.hover(at: CGPoint(x: 300, y: 600))
      #expect(tips(stage).isEmpty)
      stage.pacer.advance(by: 1)
      #expect(tips(stage).isEmpty)
      control.toolTip = nil
      #expect(control.toolTipInteraction == nil && control.interactions.isEmpty)
    }
  }
}
