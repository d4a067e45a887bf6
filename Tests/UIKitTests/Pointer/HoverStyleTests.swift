import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct HoverStyleTests {
  @Test func aHoverStyleShowsItsEffectUnderTheMouse() {
    Stage.run(size: CGSize(width: 200, height: 200), scale: 2) { stage in
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
      stage.window.addSubview(view)
      view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
      stage.pacer.advance(by: 0.1)
      stage.surface.hover(at: CGPoint(x: 100, y: 70))
      stage.pacer.advance(by: 0.5)
      #expect(view.subviews.first?.layer.cornerRadius == 20)
      stage.surface.hover(at: CGPoint(x: 10, y: 10))
      stage.pacer.advance(by: 0.5)
      #expect(view.subviews.isEmpty)
      view.hoverStyle?.isEnabled = false
      #expect(view.hoverStyle?.isEnabled == false)
      view.hoverStyle = nil
      #expect(view.interactions.isEmpty)
    }
  }
}
