import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct PasteControlTests {
  @MainActor private final class Target: UIView {
    var pasted: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
  }

  @Test func theControlPastesWhatItsTargetAccepts() throws {
    try Stage.run(size: CGSize(width: 200, height: 200), scale: 2) { stage in
      UIPasteboard.general.string = "words"
      let target = Target()
      target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      let control = UIPasteControl(configuration: UIPasteControl.Configuration())
      control.target = target
      stage.window.addSubview(control)
      let button = try #require(control.subviews.first as? UIButton)
      #expect(button.isEnabled)
      button.sendActions(for: .primaryActionTriggered)
      #expect(target.pasted.count == 1)
      target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.movie"])
      UIPasteboard.general.string = "other words"
      #expect(!button.isEnabled)
    }
  }
}
