/// An object that hears events: views, windows, view controllers and the application, linked by `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this the first responder of its window.
  ///
  /// - Returns: whether it is afterwards. False outside a window, or when the present one refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.unhandled.formUnion(presses) }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// The undo manager of the nearest responder up the chain that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIViewController? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}

  /// Shortcuts that work while this is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // The standard edit actions do nothing here; a responder that edits overrides them.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  /// The window whose first responder this can be.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }
}

/// The edit commands a responder can take.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
