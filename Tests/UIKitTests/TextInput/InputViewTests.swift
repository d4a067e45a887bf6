import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Keyboards that an app makes, and what surrounds them.
@MainActor @Suite struct InputViewTests {
  @Test func anInputViewKeepsItsStyle() {
    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
    #expect(view.inputViewStyle == .keyboard && view.backgroundColor != nil && !view.allowsSelfSizing)
    #expect(UIInputView(frame: .zero).inputViewStyle == .default)
    #expect(UIInputViewController().inputView == nil)
  }

  @Test func aKeyboardTypesIntoTheFirstResponder() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 34))
    controller.view.addSubview(field)
    field.text = "Night"
    #expect(field.becomeFirstResponder())

    let keyboard = UIInputViewController()
    _ = keyboard.view
    #expect(keyboard.inputView?.inputViewStyle == .keyboard)
    let document = keyboard.textDocumentProxy
    document.insertText(" Train")
    #expect(field.text == "Night Train" && document.documentContextBeforeInput == "Night Train")
    document.adjustTextPosition(byCharacterOffset: -6)
    #expect(document.documentContextBeforeInput == "Night" && document.documentContextAfterInput == " Train")
    document.deleteBackward()
    #expect(field.text == "Nigh Train" && document.selectedText == nil)
    keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder && !document.hasText)
  }

  @Test func respondersStoreAssistantItemsAndActivities() {
    let view = UIView()
    #expect(view.userActivity == nil && view.pasteConfiguration == nil)
    #expect(view.inputAssistantItem === view.inputAssistantItem)
    view.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem()])]
    #expect(view.inputAssistantItem.leadingBarButtonGroups.first?.barButtonItems.count == 1)
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.addUserInfoEntries(from: ["page": 3])
    view.userActivity = activity
    #expect(view.userActivity?.userInfo?["page"] as? Int == 3)
  }

  @Test func onlyTypesThatWereNamedCanBePasted() {
    let view = UIView()
    let text = NSItemProvider(object: "Hello" as NSString)
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    #expect(!view.canPaste([text]))
    view.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.text"])
    #expect(view.canPaste([text]) && !view.canPaste([]))
  }

  @Test func anActivityIsSavedWhenItBecomesCurrent() {
    final class Saver: NSObject, NSUserActivityDelegate {
      var count = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
    }
    let saver = Saver()
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.delegate = saver
    activity.becomeCurrent()
    #expect(saver.count == 0)
    activity.needsSave = true
    activity.becomeCurrent()
    activity.becomeCurrent()
    #expect(saver.count == 1)
    activity.invalidate()
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(saver.count == 1)
  }
}
