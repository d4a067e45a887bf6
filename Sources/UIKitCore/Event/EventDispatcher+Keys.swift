import QuartzCore
import WindowServer

/// Delivers keys in this order: commands with priority; the first responder's chain, with each responder's commands and
/// presses; focus; scrolling.
extension EventDispatcher {
  func receive(_ key: InputEvent.Key, _ window: UIWindow) {
    isLedByKeys = true
    let flags = UIKeyModifierFlags(key.modifiers)
    let code = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
    let named = Self.input(for: code)
    let uiKey = UIKey(
      characters: named ?? key.characters, charactersIgnoringModifiers: named ?? key.charactersIgnoringModifiers,
      modifierFlags: flags, keyCode: code)
    let press: UIPress
    if let present = pressesByUsage[key.usage] {
      press = present
    } else {
      guard key.phase == .down else { return }
      press = UIPress()
      pressesByUsage[key.usage] = press
    }
    press.pressKey = uiKey
    press.pressType = Self.pressType(code)
    press.pressTime = key.time
    press.pressWindow = window
    press.isRepeat = key.isRepeat
    press.pressPhase = key.phase == .down ? .began : .ended
    let event = UIPressesEvent()
    event.eventType = .presses
    event.eventTime = key.time
    event.eventModifiers = flags
    event.eventWindow = window
    event.changedPress = press
    event.presses = Set(pressesByUsage.values)
    window.sendEvent(event)
    if key.phase == .up { pressesByUsage[key.usage] = nil }
  }

  /// Cancels the keys that are down. Called when the window has lost the keyboard.
  func releaseKeys() {
    let presses = pressesByUsage.values
    pressesByUsage = [:]
    for press in presses {
      press.pressPhase = .cancelled
      let event = UIPressesEvent()
      event.eventType = .presses
      event.presses = [press]
      _ = GestureEnvironment.shared.end(press, event, cancelled: true)
      press.pressResponder?.pressesCancelled([press], with: event)
    }
  }

  func send(_ event: UIPressesEvent) {
    guard let press = event.changedPress, let key = press.key, let window else { return }
    guard press.phase == .began else {
      let isRecognized = GestureEnvironment.shared.end(press, event, cancelled: false)
      guard press.course != .command else { return }
      // A recognised gesture withholds the press from responders, as it does with touches.
      if isRecognized {
        press.pressPhase = .cancelled
        press.pressResponder?.pressesCancelled([press], with: event)
      } else {
        press.pressResponder?.pressesEnded([press], with: event)
      }
      return
    }
    let first = firstKeyResponder(window)
    if runCommand(key, from: first, priorityOnly: true) || runCommand(key, from: first, priorityOnly: false) {
      if !press.isRepeat { press.course = .command }
      return
    }
    if !press.isRepeat, let view = firstView(first, window),
      GestureEnvironment.shared.begin(press, at: view, event)
    {
      press.course = .command
      return
    }
    if !press.isRepeat {
      // Responders get a key once; its repetitions are for focus, scrolling and commands.
      press.pressResponder = first
      press.course = .responder
      event.unhandled = []
      first?.pressesBegan([press], with: event)
      if event.unhandled.contains(press) { press.course = .unhandled }
    }
    guard press.course == .unhandled else { return }
    if press.type == .select {
      if !press.isRepeat { focusSystemIfMade?.selectFocusedItem() }
      return
    }
    if moveFocus(key) { return }
    scroll(press, window)
  }

  /// Returns the first receiver of keys: the first responder, the focused item, the front controller or the window.
  private func firstKeyResponder(_ window: UIWindow) -> UIResponder? {
    if let responder = window.firstResponder { return responder }
    if let focused = focusSystemIfMade?.reachableItem as? UIResponder { return focused }
    return window.frontController ?? window
  }

  /// Returns the first view in the responder chain that starts at a responder.
  private func firstView(_ responder: UIResponder?, _ window: UIWindow) -> UIView? {
    var current = responder
    while let candidate = current {
      if let view = (candidate as? UIViewController)?.viewIfLoaded ?? candidate as? UIView { return view }
      current = candidate.next
    }
    return window
  }

  private func runCommand(_ key: UIKey, from responder: UIResponder?, priorityOnly: Bool) -> Bool {
    var current = responder
    while let candidate = current {
      for command in candidate.activeKeyCommands where command.matches(key) {
        if priorityOnly, !command.wantsPriorityOverSystemBehavior { continue }
        if command.run(from: responder) { return true }
      }
      if !priorityOnly {
        for command in candidate.activeKeyCommands {
          for alternate in command.alternates where command.matches(key, with: alternate.modifierFlags) {
            if command.run(alternate.action, from: responder) { return true }
          }
        }
      }
      current = candidate.next
    }
    for command in UIMenuSystem.main.keyCommands where command.matches(key) {
      if priorityOnly, !command.wantsPriorityOverSystemBehavior { continue }
      if command.run(from: responder) { return true }
    }
    return false
  }

  private func moveFocus(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    let heading: UIFocusHeading
    switch (key.keyCode, key.modifierFlags.subtracting(ignored)) {
    case (.keyboardUpArrow, []): heading = .up
    case (.keyboardDownArrow, []): heading = .down
    case (.keyboardLeftArrow, []): heading = .left
    case (.keyboardRightArrow, []): heading = .right
    case (.keyboardTab, []): heading = .next
    case (.keyboardTab, .shift): heading = .previous
    default: return false
    }
    return focusSystem?.move(heading) ?? false
  }

  /// Scrolls the scroll view around the focus, or the largest one on the screen.
  private func scroll(_ press: UIPress, _ window: UIWindow) {
    var view = (window.firstResponder as? UIView) ?? focusSystemIfMade?.reachableItem as? UIView
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.handleScrollKeys([press]) { return }
      view = current.superview
    }
    var best: UIScrollView?
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      if let scrollView = view as? UIScrollView, scrollView.contentExceedsWidth || scrollView.contentExceedsHeight {
        let area = scrollView.bounds.width * scrollView.bounds.height
        if area > (best.map { $0.bounds.width * $0.bounds.height } ?? 0) { best = scrollView }
        return
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window.frontController?.viewIfLoaded ?? window)
    _ = best?.handleScrollKeys([press])
  }

  /// Returns the `UIKeyCommand` constant of a key that types nothing; nil for other keys.
  private static func input(for code: UIKeyboardHIDUsage) -> String? {
    switch code {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardTab: "\t"
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardF1: UIKeyCommand.f1
    case .keyboardF2: UIKeyCommand.f2
    case .keyboardF3: UIKeyCommand.f3
    case .keyboardF4: UIKeyCommand.f4
    case .keyboardF5: UIKeyCommand.f5
    case .keyboardF6: UIKeyCommand.f6
    case .keyboardF7: UIKeyCommand.f7
    case .keyboardF8: UIKeyCommand.f8
    case .keyboardF9: UIKeyCommand.f9
    case .keyboardF10: UIKeyCommand.f10
    case .keyboardF11: UIKeyCommand.f11
    case .keyboardF12: UIKeyCommand.f12
    default: nil
    }
  }

  private static func pressType(_ code: UIKeyboardHIDUsage) -> UIPress.PressType {
    switch code {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .keyboard
    }
  }
}
