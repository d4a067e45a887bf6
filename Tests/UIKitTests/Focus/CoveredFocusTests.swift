import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Focus of what covers the window", .serialized) struct CoveredFocusTests {
  private let root = UIViewController()
  private let buttons = ["First", "Second"].map { title in
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
  }

  /// A window with two buttons and a text field; the second button has been focused with keys.
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 700, height: 600), scale: 1) { stage in
      stage.window.rootViewController = root
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 20 + 120 * CGFloat(index), y: 20, width: 100, height: 44)
        root.view.addSubview(button)
      }
      FrameScheduler.current.runFrame()
      press(stage, .keyboardDownArrow, .keyboardRightArrow)
      body(stage)
      stage.pacer.advance(by: 1)
    }
  }

  private func press(_ stage: Stage, _ keys: UIKeyboardHIDUsage...) {
    for key in keys { stage.surface.pressKey(key.rawValue) }
  }

  private func focused(_ stage: Stage) -> UIView? {
    UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView
  }

  /// The title of the focused button, alert action or menu row.
  private func title(_ stage: Stage) -> String? {
    switch focused(stage) {
    case let row as MenuRow: row.entry.title
    case let button as AlertButton: button.action.title
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  private func click(_ stage: Stage, _ view: UIView) {
    stage.surface.pointerDown(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window), kind: .mouse)
    stage.surface.pointerUp()
    stage.pacer.advance(by: 0.5)
  }

  private func alert(_ style: UIAlertController.Style, chosen: @escaping @MainActor (String) -> Void)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in [("Keep", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [true, false])
  func anAlertTakesTheFocusAndGivesItBack(style: UIAlertController.Style, animated: Bool) {
    run { stage in
      var chosen: [String] = []
      #expect(title(stage) == "Second")
      root.present(alert(style) { chosen.append($0) }, animated: animated)
      #expect(title(stage) == "Keep", "at once: keys mean the alert")
      stage.pacer.advance(by: 1)
      press(stage, .keyboardDownArrow)
      #expect(title(stage) == "Delete")
      press(stage, .keyboardReturnOrEnter)
      #expect(title(stage) == "Second", "before it is out of sight")
      stage.pacer.advance(by: 1)
      #expect(chosen == ["Delete"])
      #expect(title(stage) == "Second")
      press(stage, .keyboardLeftArrow)
      #expect(title(stage) == "First")
    }
  }

  @Test func thePreferredActionHasTheFocusAtFirst() {
    run { stage in
      let alert = alert(.alert) { _ in }
      alert.preferredAction = alert.actions[2]
      root.present(alert, animated: false)
      #expect(title(stage) == "Cancel")
    }
  }

  @Test func anAlertsFieldHasTheKeysAtFirstAndTheFieldBelowAfterwards() {
    run { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 32))
      root.view.addSubview(field)
      field.becomeFirstResponder()
      stage.pacer.advance(by: 0.1)
      #expect(focused(stage) === field)
      let alert = alert(.alert) { _ in }
      alert.addTextField()
      root.present(alert, animated: false)
      stage.pacer.advance(by: 1)
      #expect(focused(stage) === alert.textFields?.first)
      #expect(alert.textFields?.first?.isFirstResponder == true)
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(focused(stage) === field)
      #expect(field.isFirstResponder)
    }
  }

  @Test func aFieldBelowAnAlertIsNotTypedInto() {
    run { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 32))
      root.view.addSubview(field)
      click(stage, field)
      #expect(field.isFirstResponder)
      root.present(alert(.alert) { _ in }, animated: false)
      stage.pacer.advance(by: 1)
      #expect(!field.isFirstResponder)
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(field.isFirstResponder)
    }
  }

  @Test func aRemovedItemLeavesTheFocusToThePreferredOne() {
    run { stage in
      root.present(alert(.alert) { _ in }, animated: false)
      buttons[1].removeFromSuperview()
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "First")
    }
  }

  @Test func oneAlertOverAnotherGivesTheFocusBackToIt() {
    run { stage in
      let first = alert(.alert) { _ in }
      root.present(first, animated: false)
      stage.pacer.advance(by: 1)
      press(stage, .keyboardDownArrow)
      first.present(alert(.alert) { _ in }, animated: false)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Keep")
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Delete")
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Second")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func anyPresentationTakesTheFocus(style: UIModalPresentationStyle) {
    run { stage in
      let inner = UIButton(type: .system, primaryAction: UIAction(title: "Inner") { _ in })
      inner.frame = CGRect(x: 30, y: 30, width: 100, height: 44)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      sheet.view.addSubview(inner)
      root.present(sheet, animated: true)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Inner")
      press(stage, .keyboardLeftArrow, .keyboardUpArrow)
      #expect(title(stage) == "Inner", "nothing below is reached")
      sheet.dismiss(animated: true)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Second")
    }
  }

  @Test func aChangedAlertKeepsItsFocus() {
    run { stage in
      let alert = alert(.alert) { _ in }
      root.present(alert, animated: false)
      press(stage, .keyboardDownArrow)
      alert.message = "Another"
      #expect(title(stage) == "Delete")
      alert.actions[1].isEnabled = false
      #expect(title(stage) == "Keep")
    }
  }

  @Test func aPointersAlertShowsTheFocusAtTheFirstArrow() {
    Stage.run(size: CGSize(width: 700, height: 600), scale: 1) { stage in
      stage.window.rootViewController = root
      root.view.addSubview(buttons[0])
      buttons[0].frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      FrameScheduler.current.runFrame()
      click(stage, root.view)
      root.present(alert(.alert) { _ in }, animated: false)
      stage.pacer.advance(by: 1)
      #expect(focused(stage) == nil)
      press(stage, .keyboardDownArrow)
      #expect(title(stage) == "Keep")
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "First", "keys were used: something has the focus")
    }
  }

  // MARK: Menus

  private func setMenu(_ button: UIButton, chosen: @escaping @MainActor (String) -> Void) {
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Off", attributes: .disabled) { chosen($0.title) },
      UIAction(title: "Copy") { chosen($0.title) },
      UIMenu(title: "More", children: [UIAction(title: "Deep") { chosen($0.title) }]),
      UIAction(title: "Count", attributes: .keepsMenuPresented) { chosen($0.title) },
    ])
  }

  @Test func aMenuThatKeysOpenHasTheFocusOnItsFirstRow() {
    run { stage in
      var chosen: [String] = []
      setMenu(buttons[1]) { chosen.append($0) }
      press(stage, .keyboardReturnOrEnter)
      #expect(title(stage) == "Copy", "the disabled row is passed over")
      press(stage, .keyboardReturnOrEnter)
      #expect(chosen == ["Copy"])
      #expect(title(stage) == "Second")
    }
  }

  @Test func keysGoThroughAMenuAndItsSubmenuAndBack() {
    run { stage in
      var chosen: [String] = []
      setMenu(buttons[1]) { chosen.append($0) }
      press(stage, .keyboardSpacebar, .keyboardDownArrow)
      #expect(title(stage) == "More")
      press(stage, .keyboardRightArrow)
      #expect(title(stage) == "Deep")
      press(stage, .keyboardUpArrow, .keyboardReturnOrEnter)
      #expect(title(stage) == "More", "the way back leads to the row that it came from")
      press(stage, .keyboardEnd)
      #expect(title(stage) == "Count")
      press(stage, .keyboardReturnOrEnter, .keyboardReturnOrEnter)
      #expect(chosen == ["Count", "Count"])
      #expect(title(stage) == "Count", "the menu stays, and so does the focus")
      press(stage, .keyboardHome)
      #expect(title(stage) == "Copy")
      press(stage, .keyboardEscape)
      #expect(title(stage) == "Second")
    }
  }

  @Test func aMenuThatThePointerOpensIsInertUntilAnArrow() {
    run { stage in
      var chosen: [String] = []
      setMenu(buttons[1]) { chosen.append($0) }
      click(stage, buttons[1])
      press(stage, .keyboardReturnOrEnter)
      #expect(chosen.isEmpty)
      press(stage, .keyboardDownArrow)
      #expect(title(stage) == "Copy")
      press(stage, .keyboardEscape)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "Second")
    }
  }

  @Test func assistiveTechnologyIsBackWhereItWas() {
    run { stage in
      UIWindow.server.accessibility.isObserved = true
      defer { UIWindow.server.accessibility.isObserved = false }
      setMenu(buttons[1]) { _ in }
      _ = stage.window.accessibility.makeAccessibilityTree()
      UIAccessibility.post(notification: .layoutChanged, argument: buttons[0])
      press(stage, .keyboardReturnOrEnter, .keyboardEscape)
      _ = stage.window.accessibility.makeAccessibilityTree()
      #expect(stage.window.accessibility.focusedElement === buttons[0])
    }
  }

  @Test func anActionThatMovesTheFocusHasItsWay() {
    run { stage in
      buttons[1].showsMenuAsPrimaryAction = true
      buttons[1].menu = UIMenu(children: [
        UIAction(title: "Go") { [buttons] _ in
          UIFocusSystem.focusSystem(for: buttons[0])?.requestFocusUpdate(to: buttons[0])
        }
      ])
      press(stage, .keyboardReturnOrEnter, .keyboardReturnOrEnter)
      stage.pacer.advance(by: 1)
      #expect(title(stage) == "First")
    }
  }
}
