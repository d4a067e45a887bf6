import WindowServer

/// An action that assistive technology can perform on an element.
@MainActor enum AccessibilityAction {
  case activate
  case increment, decrement
  /// The same as Return in a text field.
  case confirm
  case scroll(UIAccessibilityScrollDirection)
  case escape
  case custom(UIAccessibilityCustomAction)

  /// The action's name on the accessibility bus.
  var name: String {
    switch self {
    case .activate, .confirm: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .scroll(let direction): "scroll \(direction)"
    case .custom(let action): action.name
    }
  }

  static func all(of object: UIResponder) -> [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    let traits = object.accessibilityTraits
    if let field = object as? UITextField {
      if field.isEnabled { actions.append(.confirm) }
    } else if object is UITextView {
      // It is navigated to, not activated.
    } else if object.accessibilityRespondsToUserInteraction, !traits.contains(.adjustable) {
      actions.append(.activate)
    }
    if traits.contains(.adjustable), !traits.contains(.notEnabled) { actions += [.increment, .decrement] }
    if let scrollView = object as? UIScrollView, scrollView.isScrollEnabled {
      if scrollView.contentExceedsHeight { actions += [.scroll(.up), .scroll(.down)] }
      if scrollView.contentExceedsWidth { actions += [.scroll(.left), .scroll(.right)] }
    }
    if object.accessibilityViewIsModal { actions.append(.escape) }
    return actions + (object.accessibilityCustomActions ?? []).map(AccessibilityAction.custom)
  }
}
