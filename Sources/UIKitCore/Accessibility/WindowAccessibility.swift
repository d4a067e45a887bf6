import QuartzCore
import WindowServer

/// A position of assistive technology that can be restored.
struct AccessibilityCursor {
  weak var element: UIResponder?
  var id: Int
}

/// A window for assistive technology: its elements, the user's position among them, and the actions on them.
@MainActor final class WindowAccessibility: AccessibilityProvider {
  private unowned let window: UIWindow
  private var elements: [Int: AccessibilityTreeBuilder.Element] = [:]
  /// The element that the app or assistive technology went to last.
  private weak var cursor: UIResponder?
  /// The node of that element: a view that is reused for another element has another node.
  private var cursorID = 0
  /// The element that last got the screen reader's focus.
  private weak var told: UIResponder?
  private(set) weak var focusedElement: UIResponder?

  init(window: UIWindow) {
    self.window = window
  }

  /// Called when the tree may differ from the last one that assistive technology received.
  func noteChange() {
    guard let surface = window.surface else { return }
    window.screen.host.accessibility.noteChange(in: surface)
  }

  /// Goes to `element`, or to the keyboard's focus for nil.
  func moveCursor(to element: UIResponder?) {
    cursor = element
    cursorID = element?.accessibilityNodeID ?? 0
    noteChange()
  }

  /// The last element that was moved to, unless its view was reused since.
  var cursorToKeep: AccessibilityCursor? {
    guard let cursor, cursor.accessibilityState?.nodeID == cursorID else { return nil }
    return AccessibilityCursor(element: cursor, id: cursorID)
  }

  /// Restores the position, unless its view was reused since.
  func restoreCursor(_ place: AccessibilityCursor) {
    guard let element = place.element, element.responderWindow === window,
      element.accessibilityState?.nodeID == place.id
    else { return }
    moveCursor(to: element)
  }

  // MARK: Tree

  func makeAccessibilityTree() -> AccessibilityTree {
    // Names are created on request, which can be at any time.
    AmbientContext.value(in: window.screen.host.context) { makeTree() }
  }

  private func makeTree() -> AccessibilityTree {
    var builder = AccessibilityTreeBuilder(window: window, title: window.accessibilityLabel ?? window.shownTitle)
    elements = builder.elements
    let focused = focusedNode(in: builder.tree)
    if let focused { builder.setFocus(focused) }
    focusedElement = focused.flatMap { elements[$0]?.object }
    tellFocused()
    return builder.tree
  }

  /// Returns the user's position: the text being edited, or else where the app or assistive technology went last, or
  /// else the keyboard's focus.
  private func focusedNode(in tree: AccessibilityTree) -> Int? {
    if let field = window.firstResponder as? any TextEditing, let id = node(of: field, in: tree) { return id }
    if let cursor, cursor.accessibilityState?.nodeID == cursorID, let id = node(of: cursor, in: tree) { return id }
    if let item = window.dispatcher.focusSystemIfMade?.liveItem as? UIResponder { return node(of: item, in: tree) }
    return nil
  }

  /// Returns the node of an object, or else of the first element in it, or else of its container.
  private func node(of object: UIResponder, in tree: AccessibilityTree) -> Int? {
    if let id = object.accessibilityState?.nodeID, tree[id] != nil { return id }
    guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded else { return nil }
    let inside = tree.preorder().first { node in
      guard let inner = elements[node.id]?.object as? UIView, node.id != tree.root else { return false }
      return inner.isDescendant(of: view)
    }
    if let inside { return inside.id }
    var around = view.superview
    while let current = around, !(current is UIWindow) {
      if let id = current.accessibilityState?.nodeID, tree[id] != nil { return id }
      around = current.superview
    }
    return nil
  }

  private func tellFocused() {
    guard UIAccessibility.isVoiceOverRunning, told !== focusedElement else { return }
    let former = told
    told = focusedElement
    // Not within the request that detected it: the element's reaction may change the tree.
    let new = focusedElement
    _ = window.frameScheduler.schedule(after: 0) {
      former?.accessibilityElementDidLoseFocus()
      new?.accessibilityElementDidBecomeFocused()
      var info: [String: Any] = [
        UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
          .notificationVoiceOver.rawValue
      ]
      info[UIAccessibility.focusedElementUserInfoKey] = new
      info[UIAccessibility.unfocusedElementUserInfoKey] = former
      NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
  }

  // MARK: Requests

  func perform(action index: Int, on id: Int) -> Bool {
    guard let element = elements[id], element.actions.indices.contains(index), let object = element.object else {
      return false
    }
    defer { noteChange() }
    window.dispatcher.isLedByKeys = true
    switch element.actions[index] {
    case .activate: return activate(object)
    case .increment:
      object.accessibilityIncrement()
      return true
    case .decrement:
      object.accessibilityDecrement()
      return true
    case .confirm:
      (object as? UITextField)?.returnPressed()
      return true
    case .scroll(let direction):
      return object.accessibilityScroll(direction) || (object as? UIScrollView)?.scrollPage(direction) == true
    case .escape: return escape(from: object)
    case .custom(let action): return action.actionHandler?(action) ?? false
    }
  }

  /// Performs the action of a tap on the element.
  private func activate(_ object: UIResponder) -> Bool {
    if object.accessibilityActivate() { return true }
    if let control = object as? UIControl {
      guard control.isEnabled else { return false }
      control.performKeyAction()
      return true
    }
    if let isSelected = (object as? UIView)?.selectAsByTap() { return isSelected }
    return tap(at: object.accessibilityActivationPoint)
  }

  private func tap(at point: CGPoint) -> Bool {
    let place = window.convertPoint(point, fromSpace: UIScreen.main)
    guard window.hitTest(place, with: nil) != nil else { return false }
    let now = window.frameScheduler.now
    for phase in [InputEvent.Pointer.Phase.began, .ended] {
      window.dispatcher.receive(
        .pointer(InputEvent.Pointer(phase: phase, kind: .touch, id: Self.fingerID, location: place, time: now)))
    }
    return true
  }

  /// An identifier that no real finger has.
  private static let fingerID = -1

  /// Leaves a modal element, by its own means or else with Esc.
  private func escape(from object: UIResponder) -> Bool {
    var responder: UIResponder? = object
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    for phase in [InputEvent.Key.Phase.down, .up] {
      window.dispatcher.receive(
        .key(
          InputEvent.Key(
            phase: phase, usage: UIKeyboardHIDUsage.keyboardEscape.rawValue, time: window.frameScheduler.now)))
    }
    return true
  }

  func focus(_ id: Int) -> Bool {
    guard let object = elements[id]?.object else { return false }
    defer { noteChange() }
    if let field = object as? any TextEditing { return field.becomeFirstResponder() }
    moveCursor(to: object)
    if let view = object as? UIView {
      if view.canBecomeFocused { window.dispatcher.focusSystem?.move(to: view, heading: []) }
      UIFocusSystem.scrollToShow(view)
    }
    return true
  }

  func scrollToVisible(_ id: Int) -> Bool {
    guard let view = elements[id]?.object as? UIView else { return false }
    UIFocusSystem.scrollToShow(view)
    return true
  }

  func setValue(_ value: Double, of id: Int) -> Bool {
    guard let control = elements[id]?.object as? any AccessibilityAdjustable, control.isEnabled, !value.isNaN else {
      return false
    }
    defer { noteChange() }
    let before = control.accessibilityQuantity
    control.takeAccessibilityQuantity(value)
    if control.accessibilityQuantity != before { control.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  func setText(_ text: String, of id: Int) -> Bool {
    guard let field = elements[id]?.object as? any TextEditing else { return false }
    defer { noteChange() }
    return field.accessibilityReplaceText(text)
  }

  func setSelection(_ range: Range<Int>, of id: Int) -> Bool {
    guard let field = elements[id]?.object as? any TextEditing else { return false }
    field.accessibilitySelect(range)
    return true
  }
}
