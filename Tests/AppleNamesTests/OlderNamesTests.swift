import ClientSwift4
import Testing
import UIKit

/// Tests of code from before Swift 4.2, compiled in that mode.
@MainActor @Suite struct OlderNamesTests {
  @Test func olderNamesMeanTheSameAsTheNewOnes() {
    let controller = OlderController()
    let child = UIViewController()
    controller.embed(child)
    #expect(controller.children == [child] && controller.view.subviews.first === child.view)
    let button = controller.makeButton()
    #expect(button.titleColor(for: .highlighted) == .red && button.contentEdgeInsets.right == 4)
    #expect(controller.isUpright(.portrait, .portrait) && !controller.isUpright(.landscapeLeft, .portrait))
    #expect(controller.makeFade().fillMode == .forwards)
    #expect(controller.underlined("a").attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func olderNotificationsAreThoseThatArePosted() {
    let controller = OlderController()
    controller.observeKeyboard()
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(controller.log == [UIResponder.keyboardWillShowNotification.rawValue])
  }
}
