import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor private var focusLog: [String] = []

@MainActor private class FocusView: UIView {
  let name: String
  var focusable = true
  var allows = true

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { focusable }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    focusLog.append("should \(name)")
    return allows
  }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    focusLog.append("did \(name)")
  }
}

/// A focusable view that records the keys it receives.
@MainActor private final class KeyView: UIView {
  var pressed: [String] = []
  var takes = true
  var commands: [UIKeyCommand] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += presses.map { "began \($0.key?.characters ?? "")" }
    if !takes { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += presses.map { "ended \($0.key?.characters ?? "")" }
  }
}

@MainActor @Suite("Focus and keys") struct FocusTests {
  /// A grid of views that are named "row.column".
  private func grid(_ parent: UIView, rows: Int, columns: Int, size: CGSize = CGSize(width: 60, height: 40))
    -> [[FocusView]]
  {
    (0..<rows).map { row in
      (0..<columns).map { column in
        let view = FocusView(
          "\(row).\(column)",
          CGRect(x: 10 + CGFloat(column) * 70, y: 10 + CGFloat(row) * 50, width: size.width, height: size.height))
        parent.addSubview(view)
        return view
      }
    }
  }

  private func focused(_ stage: Stage) -> String? {
    (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? FocusView)?.name
  }

  private func press(_ stage: Stage, _ keys: UIKeyboardHIDUsage..., modifiers: InputEvent.Modifiers = []) {
    for key in keys { stage.surface.pressKey(key.rawValue, modifiers: modifiers) }
  }

  @Test("The first key shows the focus at the top left; arrows move it and stop at the edges")
  func arrows() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 3, columns: 4)
      press(stage, .keyboardDownArrow)
      #expect(focused(stage) == "0.0")
      #expect(views[0][0].isFocused)
      press(stage, .keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow)
      #expect(focused(stage) == "1.2")
      press(stage, .keyboardLeftArrow, .keyboardUpArrow)
      #expect(focused(stage) == "0.1")
      press(stage, .keyboardUpArrow)
      #expect(focused(stage) == "0.1")
    }
  }

  @Test("Every arrow from every place of a grid goes to the neighbour")
  func everyMove() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 4, columns: 5)
      let system = UIFocusSystem.focusSystem(for: stage.window)
      for row in 0..<4 {
        for column in 0..<5 {
          for (heading, dr, dc) in [
            (UIFocusHeading.up, -1, 0), (.down, 1, 0), (.left, 0, -1), (.right, 0, 1),
          ] {
            system?.move(to: views[row][column], heading: [])
            system?.endTrack()
            system?.move(heading)
            let r = min(max(row + dr, 0), 3)
            let c = min(max(column + dc, 0), 4)
            #expect(focused(stage) == "\(r).\(c)")
          }
        }
      }
    }
  }

  @Test("Going down through a row of one wide item keeps the column")
  func track() {
    Stage.run { stage in
      let top = grid(stage.window, rows: 1, columns: 4)
      stage.window.addSubview(FocusView("wide", CGRect(x: 10, y: 60, width: 270, height: 40)))
      for column in 0..<4 {
        stage.window.addSubview(
          FocusView("low.\(column)", CGRect(x: 10 + CGFloat(column) * 70, y: 110, width: 60, height: 40)))
      }
      UIFocusSystem.focusSystem(for: stage.window)?.move(to: top[0][2], heading: [])
      press(stage, .keyboardDownArrow)
      #expect(focused(stage) == "wide")
      press(stage, .keyboardDownArrow)
      #expect(focused(stage) == "low.2")
      press(stage, .keyboardUpArrow, .keyboardUpArrow)
      #expect(focused(stage) == "0.2")
    }
  }

  @Test("The column that a run down keeps moves with the content when it scrolls aside")
  func trackFollowsContent() {
    Stage.run { stage in
      let scrollView = stage.addScrollView(contentSize: CGSize(width: 2000, height: 852))
      for (row, x) in [(0, 300), (1, 0), (2, 0)] as [(CGFloat, CGFloat)] {
        var left = x
        while left < 1200 {
          let width: CGFloat = row == 1 ? 1100 : 100
          let view = FocusView("\(Int(row)).\(Int(left))", CGRect(x: left, y: row * 60, width: width, height: 50))
          scrollView.addSubview(view)
          left += width
        }
      }
      let first = scrollView.subviews.first { ($0 as? FocusView)?.name == "0.300" }
      UIFocusSystem.focusSystem(for: stage.window)?.move(to: first as? FocusView, heading: [])
      stage.pacer.advanceUntilIdle()
      press(stage, .keyboardDownArrow)
      scrollView.contentOffset.x += 60
      press(stage, .keyboardDownArrow)
      #expect(focused(stage) == "2.300")
    }
  }

  @Test("Hidden, disabled and unfocusable views are passed over")
  func skipping() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 1, columns: 5)
      views[0][1].isHidden = true
      views[0][2].isUserInteractionEnabled = false
      views[0][3].focusable = false
      press(stage, .keyboardRightArrow, .keyboardRightArrow)
      #expect(focused(stage) == "0.4")
    }
  }

  @Test("Environments are called innermost first: the old side, the new side, then what both share")
  func order() {
    Stage.run { stage in
      let root = FocusView("root", stage.window.bounds)
      root.focusable = false
      stage.window.addSubview(root)
      let left = FocusView("left", CGRect(x: 0, y: 0, width: 100, height: 100))
      let right = FocusView("right", CGRect(x: 100, y: 0, width: 100, height: 100))
      for view in [left, right] {
        view.focusable = false
        root.addSubview(view)
      }
      let a = FocusView("a", CGRect(x: 10, y: 10, width: 50, height: 50))
      let b = FocusView("b", CGRect(x: 10, y: 10, width: 50, height: 50))
      left.addSubview(a)
      right.addSubview(b)
      UIFocusSystem.focusSystem(for: a)?.move(to: a, heading: [])
      focusLog = []
      press(stage, .keyboardRightArrow)
      #expect(
        focusLog == [
          "should a", "should left", "should b", "should right", "should root", "did a", "did left", "did b",
          "did right", "did root",
        ])
      right.allows = false
      UIFocusSystem.focusSystem(for: a)?.move(to: a, heading: [])
      #expect(focused(stage) == "b")
    }
  }

  @Test("preferredFocusEnvironments decide where focus goes when it is requested")
  func preferred() {
    final class Chooser: UIView {
      var wanted: [any UIFocusEnvironment] = []
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }
    }
    Stage.run { stage in
      let root = Chooser(frame: stage.window.bounds)
      stage.window.addSubview(root)
      let views = grid(root, rows: 2, columns: 3)
      root.wanted = [views[1][1]]
      root.setNeedsFocusUpdate()
      root.updateFocusIfNeeded()
      #expect(focused(stage) == "1.1")
      root.wanted = [views[0][2]]
      root.setNeedsFocusUpdate()
      #expect(focused(stage) == "1.1")
      stage.pacer.advance(by: 0.1)
      #expect(focused(stage) == "0.2")
      // The request of a view that does not contain the focus is ignored.
      views[0][0].setNeedsFocusUpdate()
      views[0][0].updateFocusIfNeeded()
      #expect(focused(stage) == "0.2")
      #expect(UIFocusSystem(for: views[0][0])?.focusedItem === views[0][2])
      #expect(UIFocusSystem(for: UIView()) == nil)
    }
  }

  @Test("A move posts a notification with its context")
  func notification() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 1, columns: 2)
      let system = UIFocusSystem.focusSystem(for: stage.window)
      system?.move(to: views[0][0], heading: [])
      nonisolated(unsafe) var headings: [UIFocusHeading] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
      ) { note in
        let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        headings.append(MainActor.assumeIsolated { context?.focusHeading } ?? [])
      }
      press(stage, .keyboardRightArrow)
      NotificationCenter.default.removeObserver(token)
      #expect(headings == [.right])
    }
  }

  @Test(
    "Views beside a scroll view are reached in order however fast keys are pressed",
    arguments: [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardDownArrow])
  func keysDuringScrolling(key: UIKeyboardHIDUsage) {
    Stage.run { stage in
      let isDown = key == .keyboardDownArrow
      func frame(_ along: CGFloat, _ length: CGFloat) -> CGRect {
        isDown ? CGRect(x: 0, y: along, width: 40, height: length) : CGRect(x: along, y: 0, width: length, height: 40)
      }
      let strip = UIScrollView(frame: frame(0, 200))
      strip.contentSize = frame(0, 720).size
      stage.window.addSubview(strip)
      for index in 0..<8 { strip.addSubview(FocusView("\(index)", frame(CGFloat(index) * 90, 80))) }
      for (index, name) in ["now", "noon", "evening"].enumerated() {
        stage.window.addSubview(FocusView(name, frame(210 + CGFloat(index) * 60, 50)))
      }
      UIFocusSystem.focusSystem(for: strip)?.move(to: strip.subviews[0] as? FocusView, heading: [])
      var reached: [String?] = []
      // No frame passes between the keys.
      for _ in 0..<10 {
        press(stage, key)
        reached.append(focused(stage))
      }
      #expect(reached == ["1", "2", "3", "4", "5", "6", "7", "now", "noon", "evening"])
    }
  }

  @Test("The focused item is never off screen: the scroll view follows")
  func scrolling() {
    Stage.run { stage in
      let scrollView = stage.addScrollView(contentSize: CGSize(width: 393, height: 3000))
      let views = (0..<50).map { FocusView("\($0)", CGRect(x: 20, y: CGFloat($0) * 60 + 5, width: 300, height: 50)) }
      for view in views { scrollView.addSubview(view) }
      UIFocusSystem.focusSystem(for: scrollView)?.move(to: views[0], heading: [])
      for index in 1..<50 {
        press(stage, .keyboardDownArrow)
        #expect(focused(stage) == "\(index)")
        stage.pacer.advanceUntilIdle()
        #expect(scrollView.bounds.contains(views[index].frame))
      }
      for _ in 0..<10 { press(stage, .keyboardUpArrow) }
      stage.pacer.advanceUntilIdle()
      #expect(focused(stage) == "39")
      #expect(scrollView.bounds.contains(views[39].frame))
    }
  }

  @Test("An item larger than the view is brought in by as much as is useful, and left when it fills the view")
  func wideItem() {
    Stage.run { stage in
      let scrollView = stage.addScrollView(contentSize: CGSize(width: 5000, height: 852))
      #expect(scrollView.offsetShowingFocused(CGRect(x: -500, y: 0, width: 2000, height: 50)) == nil)
      let far = scrollView.offsetShowingFocused(CGRect(x: 380, y: 0, width: 2000, height: 50))
      #expect(far == CGPoint(x: 380, y: 0))
    }
  }

  @Test("Tab goes from group to group, enters where it was left, and item by item with one group")
  func tab() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 2, columns: 3)
      for view in views[0] { view.focusGroupIdentifier = "top" }
      for view in views[1] { view.focusGroupIdentifier = "bottom" }
      let system = UIFocusSystem.focusSystem(for: stage.window)
      system?.move(to: views[0][1], heading: [])
      press(stage, .keyboardTab)
      #expect(focused(stage) == "1.0")
      press(stage, .keyboardRightArrow)
      press(stage, .keyboardTab)
      #expect(focused(stage) == "0.1")
      press(stage, .keyboardTab, modifiers: .shift)
      #expect(focused(stage) == "1.1")
      for view in views[0] + views[1] { view.focusGroupIdentifier = nil }
      press(stage, .keyboardTab)
      #expect(focused(stage) == "1.2")
      press(stage, .keyboardTab)
      #expect(focused(stage) == "0.0")
      press(stage, .keyboardTab, modifiers: .shift)
      #expect(focused(stage) == "1.2")
    }
  }

  @Test("Focus that leaves the window with its view is gone")
  func removal() {
    Stage.run { stage in
      let views = grid(stage.window, rows: 1, columns: 2)
      press(stage, .keyboardRightArrow)
      #expect(focused(stage) == "0.0")
      views[0][0].removeFromSuperview()
      #expect(focused(stage) == nil)
      press(stage, .keyboardRightArrow)
      #expect(focused(stage) == "0.1")
    }
  }

  @Test("Keys go to the first responder; what it does not take moves the focus")
  func responder() {
    Stage.run { stage in
      _ = grid(stage.window, rows: 1, columns: 2)
      let keys = KeyView(frame: .zero)
      stage.window.addSubview(keys)
      keys.becomeFirstResponder()
      press(stage, .keyboardRightArrow)
      #expect(keys.pressed == ["began UIKeyInputRightArrow", "ended UIKeyInputRightArrow"])
      #expect(focused(stage) == nil)
      keys.takes = false
      press(stage, .keyboardRightArrow)
      #expect(focused(stage) == "0.0")
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardA.rawValue, characters: "A", modifiers: .shift)
      #expect(keys.pressed.suffix(2) == ["began A", "ended A"])
    }
  }

  @Test("Key commands come before presses, of any responder in the chain, with exactly their modifiers")
  func commands() {
    Stage.run { stage in
      let keys = KeyView(frame: .zero)
      stage.window.addSubview(keys)
      keys.becomeFirstResponder()
      var done: [String] = []
      keys.commands = [
        UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: .control) { _ in done.append("day") },
        UIKeyCommand(input: "+") { _ in done.append("plus") },
        UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") },
      ]
      press(stage, .keyboardRightArrow, modifiers: .control)
      #expect(done == ["day"])
      #expect(keys.pressed == [])
      press(stage, .keyboardRightArrow)
      #expect(done == ["day"])
      #expect(keys.pressed.count == 2)
      press(stage, .keyboardEscape)
      stage.surface.pressKey(UIKeyboardHIDUsage.keypadPlus.rawValue, characters: "+")
      #expect(done == ["day", "escape", "plus"])
    }
  }

  @Test("Return is a select press from the focused item up")
  func select() {
    final class Selectable: UIView {
      var types: [UIPress.PressType] = []
      override var canBecomeFocused: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
        super.pressesBegan(presses, with: event)
      }
    }
    Stage.run { stage in
      let view = Selectable(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.window.addSubview(view)
      press(stage, .keyboardDownArrow, .keyboardReturnOrEnter)
      #expect(view.types == [.select])
    }
  }

  @Test("A held key is pressed once; its repeats move the focus on")
  func repeats() {
    Stage.run { stage in
      _ = grid(stage.window, rows: 1, columns: 5)
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardRightArrow.rawValue, repeats: 3)
      #expect(focused(stage) == "0.3")
      let keys = KeyView(frame: .zero)
      stage.window.addSubview(keys)
      keys.becomeFirstResponder()
      stage.surface.pressKey(UIKeyboardHIDUsage.keyboardRightArrow.rawValue, repeats: 3)
      #expect(keys.pressed.count == 2)
      #expect(focused(stage) == "0.3")
    }
  }

  @Test("Return runs a focused control's primary action")
  func primaryAction() {
    final class Button: UIControl {
      override var canBecomeFocused: Bool { true }
    }
    Stage.run { stage in
      let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var runs = 0
      button.addAction(UIAction { _ in runs += 1 }, for: .primaryActionTriggered)
      stage.window.addSubview(button)
      press(stage, .keyboardDownArrow, .keyboardReturnOrEnter)
      #expect(runs == 1)
      button.isEnabled = false
      press(stage, .keyboardReturnOrEnter)
      #expect(runs == 1)
    }
  }

  @Test("Losing the keyboard cancels the keys that are down")
  func keyFocus() {
    final class Canceller: UIView {
      var cancelled = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { cancelled += 1 }
    }
    Stage.run { stage in
      let view = Canceller()
      stage.window.addSubview(view)
      view.becomeFirstResponder()
      stage.window.dispatcher.receive(
        .key(.init(phase: .down, usage: UIKeyboardHIDUsage.keyboardA.rawValue, characters: "a", time: 0)))
      stage.window.dispatcher.receive(.keyFocus(false))
      #expect(view.cancelled == 1)
      stage.window.dispatcher.receive(
        .key(.init(phase: .up, usage: UIKeyboardHIDUsage.keyboardA.rawValue, characters: "a", time: 0)))
      #expect(view.cancelled == 1)
    }
  }

  @Test("An item that has no view yet is brought in before it is focused")
  func deferred() {
    final class Placeholder: NSObject, DeferredFocusItem {
      weak var container: LazyContainer?
      var frame: CGRect { CGRect(x: 0, y: 100, width: 50, height: 50) }
      var canBecomeFocused: Bool { true }
      var parentFocusEnvironment: (any UIFocusEnvironment)? { container }
      func materialized() -> (any UIFocusItem)? { container?.make() }
    }
    final class LazyContainer: UIView {
      let placeholder = Placeholder()
      var made: UIView?
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        placeholder.container = self
        return super.focusItems(in: rect) + (made == nil ? [placeholder] : [])
      }
      func make() -> UIView {
        let view = FocusView("made", placeholder.frame)
        addSubview(view)
        made = view
        return view
      }
    }
    Stage.run { stage in
      let container = LazyContainer(frame: stage.window.bounds)
      stage.window.addSubview(container)
      container.addSubview(FocusView("first", CGRect(x: 0, y: 0, width: 50, height: 50)))
      press(stage, .keyboardDownArrow, .keyboardDownArrow)
      #expect(focused(stage) == "made")
    }
  }

  @Test("HID usages are those of the USB tables")
  func usages() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(UIKeyboardHIDUsage.keyboardRightArrow.rawValue == 0x4F)
    #expect(UIKeyboardHIDUsage.keyboardHome.rawValue == 0x4A)
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0)
    #expect(UIKeyModifierFlags([.shift, .control]) == UIKeyModifierFlags(InputEvent.Modifiers([.shift, .control])))
  }
}
