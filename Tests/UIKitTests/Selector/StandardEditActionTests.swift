import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct StandardEditActionTests {
  @MainActor private final class Editor: UIView {
    var log: [String] = []
    override func toggleBoldface(_ sender: Any?) { log.append("bold") }
    override func rename(_ sender: Any?) { log.append("rename") }
    override func updateTextAttributes(conversionHandler: @escaping UITextAttributesConversionHandler) {
      log.append("\(conversionHandler([:]).count)")
    }
  }

  @MainActor private final class Plain: NSObject, UIResponderStandardEditActions {}

  @Test func theSelectorOfAnActionCallsTheOverride() {
    let editor = Editor()
    let bold = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
    #expect(bold == Selector("toggleBoldface:"))
    UIApplication.shared.sendAction(bold, to: editor, from: nil, for: nil)
    UIApplication.shared.sendAction(
      Selector("rename:", UIResponder.rename(_:)), to: editor, from: nil, for: nil)
    editor.updateTextAttributes { _ in [.kern: 1] }
    #expect(editor.log == ["bold", "rename", "1"])
  }

  @Test func anActionThatIsOnlyDeclaredCountsAsMissing() {
    let view = UIView()
    for name in ["toggleBoldface:", "rename:", "find:", "alignLeft:", "printContent:"] {
      #expect(!view.canPerformAction(Selector(name), withSender: nil))
    }
  }

  @Test func anObjectThatIsNoResponderNeedsNoneOfTheMethods() {
    let object: any UIResponderStandardEditActions = Plain()
    object.toggleItalics(nil)
    object.find(nil)
  }
}
