import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Accessibility: focus and changes", .serialized) struct AccessibilityFocusTests {
  /// Lets the time pass after which changes are sent.
  private func wait(_ stage: Stage) { stage.pacer.advance(by: 0.2) }

  final class Told: UIView {
    var log: [String] = []
    override func accessibilityElementDidBecomeFocused() { log.append("became") }
    override func accessibilityElementDidLoseFocus() { log.append("lost") }
  }

  private func element(_ name: String, y: CGFloat, in stage: Stage) -> Told {
    let view = Told(frame: CGRect(x: 0, y: y, width: 100, height: 30))
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    stage.window.addSubview(view)
    return view
  }

  @Test func nothingIsComputedWithoutAListener() {
    Stage.run { stage in
      let recorder = AccessibilityRecorder()
      let center = UIWindow.server.accessibility
      center.sink = recorder
      let label = stage.label("one", CGRect(x: 0, y: 0, width: 50, height: 20))
      wait(stage)
      label.text = "two"
      wait(stage)
      UIAccessibility.post(notification: .announcement, argument: "Hello")
      #expect(!UIAccessibility.isVoiceOverRunning)
      #expect(center.windows.count == 1 && center.windows[0].builtTree == nil)
      #expect(recorder.changes.isEmpty && recorder.announcements.isEmpty)
      #expect(label.accessibilityState == nil)
    }
  }

  @Test func changesAreReportedOnceTheyAreDrawn() throws {
    try Stage.run { stage in
      let label = stage.label("one", CGRect(x: 0, y: 0, width: 50, height: 20))
      try stage.listening { recorder in
        #expect(UIAccessibility.isVoiceOverRunning)
        let id = try #require(stage.node("one")).id
        label.text = "two"
        wait(stage)
        #expect(recorder.changes == [.name(id, "two")])
        recorder.changes = []
        let other = stage.label("three", CGRect(x: 0, y: 30, width: 50, height: 20))
        wait(stage)
        let root = stage.tree.root
        let otherID = try #require(stage.node("three")).id
        #expect(recorder.changes == [.added(child: otherID, parent: root, index: 1)])
        recorder.changes = []
        other.removeFromSuperview()
        wait(stage)
        #expect(recorder.changes == [.removed(child: otherID, parent: root, index: 1)])
        recorder.changes = []
        // Focus on an element without a picture is reported, too.
        label.accessibilityHint = "It counts"
        wait(stage)
        #expect(recorder.changes == [.description(id, "It counts")])
      }
    }
  }

  @Test func postingMovesTheFocus() throws {
    try Stage.run { stage in
      let first = element("first", y: 0, in: stage)
      let second = element("second", y: 40, in: stage)
      try stage.listening { recorder in
        let ids = try (#require(stage.node("first")).id, #require(stage.node("second")).id)
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        wait(stage)
        #expect(recorder.changes.contains(.state(ids.0, .focused, true)))
        #expect(first.accessibilityElementIsFocused() && first.log == ["became"])
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === first)
        recorder.changes = []
        UIAccessibility.post(notification: .screenChanged, argument: second)
        wait(stage)
        let focus = recorder.changes.filter { if case .state(_, .focused, _) = $0 { true } else { false } }
        #expect(focus == [.state(ids.0, .focused, false), .state(ids.1, .focused, true)])
        #expect(first.log == ["became", "lost"] && second.log == ["became"])
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2"))
        #expect(recorder.announcements == ["Saved", "Page 2"])
      }
    }
  }

  @Test func textFieldsHaveTheFocusWhileEdited() throws {
    try Stage.run { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      field.accessibilityLabel = "Name"
      stage.window.addSubview(field)
      wait(stage)
      try stage.listening { recorder in
        let id = try #require(stage.node("Name")).id
        #expect(window(stage).focus(id) && field.isFirstResponder)
        wait(stage)
        #expect(recorder.changes.contains(.state(id, .focused, true)))
        recorder.changes = []
        field.insertText("Otter")
        wait(stage)
        #expect(recorder.changes.contains(.textInserted(id, at: 0, text: "Otter")))
        #expect(recorder.changes.contains(.caret(id, 5)))
        recorder.changes = []
        field.deleteBackward()
        wait(stage)
        #expect(recorder.changes.contains(.textRemoved(id, at: 4, text: "r")))
        #expect(window(stage).setSelection(1..<3, of: id) && field.selection == 1..<3)
        field.resignFirstResponder()
        wait(stage)
        #expect(stage.tree.focused == nil)
      }
    }
  }

  private func window(_ stage: Stage) -> WindowAccessibility { stage.window.accessibility }

  final class Refusing: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location),\(range.length) \(string)")
      return allows
    }
  }

  @Test func settingTextIsAnEdit() throws {
    try Stage.run { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      field.accessibilityLabel = "Name"
      field.text = "Old"
      let delegate = Refusing()
      field.delegate = delegate
      var edits = 0
      field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
      var returns = 0
      field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
      stage.window.addSubview(field)
      let id = try #require(stage.node("Name")).id
      #expect(window(stage).setText("New", of: id) && field.text == "New" && edits == 1)
      #expect(delegate.asked == ["0,3 New"])
      delegate.allows = false
      #expect(!window(stage).setText("No", of: id) && field.text == "New" && edits == 1)
      #expect(stage.perform("activate", on: "Name") && returns == 1)
    }
  }

  @Test func theFocusSystemIsFollowed() throws {
    try Stage.run { stage in
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      toggle.accessibilityLabel = "Sound"
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 31))
      slider.accessibilityLabel = "Volume"
      for view in [toggle, slider] as [UIView] { stage.window.addSubview(view) }
      try stage.listening { recorder in
        let ids = try (#require(stage.node("Sound")).id, #require(stage.node("Volume")).id)
        stage.surface.pressKey(UIKeyboardHIDUsage.keyboardTab.rawValue)
        wait(stage)
        #expect(recorder.changes.contains(.state(ids.0, .focused, true)))
        recorder.changes = []
        stage.surface.pressKey(UIKeyboardHIDUsage.keyboardTab.rawValue)
        wait(stage)
        #expect(recorder.changes.contains(.state(ids.1, .focused, true)))
        // A screen reader moves the keyboard's focus, too.
        #expect(window(stage).focus(ids.0) && toggle.isFocused)
      }
    }
  }

  @Test func actionsHaveTheSameEffectAsTouches() throws {
    try Stage.run { stage in
      var log: [String] = []
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30), primaryAction: nil)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { _ in log.append("pressed") }, for: .touchUpInside)
      let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
      toggle.accessibilityLabel = "Sound"
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
      slider.accessibilityLabel = "Volume"
      let tapped = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 30))
      tapped.isAccessibilityElement = true
      tapped.accessibilityLabel = "Tap"
      tapped.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tapped") })
      let custom = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
      custom.isAccessibilityElement = true
      custom.accessibilityLabel = "Custom"
      custom.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in
          log.append("deleted")
          return true
        }
      ]
      for view in [button, toggle, slider, tapped, custom] as [UIView] { stage.window.addSubview(view) }
      #expect(stage.perform("activate", on: "Press"))
      #expect(stage.perform("activate", on: "Sound") && toggle.isOn)
      #expect(stage.perform("increment", on: "Volume") && slider.value == 0.1)
      let id = try #require(stage.node("Volume")).id
      #expect(window(stage).setValue(0.75, of: id) && slider.value == 0.75)
      #expect(stage.perform("activate", on: "Tap"))
      stage.pacer.advance(by: 1)
      #expect(stage.perform("Delete", on: "Custom"))
      #expect(log == ["pressed", "tapped", "deleted"])
      #expect(!window(stage).perform(action: 9, on: id) && !window(stage).perform(action: 0, on: -1))
    }
  }

  @Test func windowsOpenAndClose() {
    Stage.run { stage in
      stage.listening { recorder in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        #expect(recorder.opened == 1)
        window.isHidden = true
        #expect(recorder.closed == 1)
      }
    }
  }
}
