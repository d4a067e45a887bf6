/// An object that handles events: views, windows, view controllers and the application, linked by `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
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

  private final var extras: ResponderExtras?
  private final var madeExtras: ResponderExtras {
    if let extras { return extras }
    let made = ResponderExtras()
    extras = made
    return made
  }

  /// The buttons beside the typing suggestions of a keyboard on the screen, of which there is none.
  open var inputAssistantItem: UITextInputAssistantItem { madeExtras.assistantItem }
  /// The language and layout in which the person types.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// The person's occupation here; nil for none.
  open var userActivity: NSUserActivity? {
    get { extras?.userActivity }
    set { if extras != nil || newValue != nil { madeExtras.userActivity = newValue } }
  }
  /// Called to bring the activity's state up to date. Overrides call `super`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to go on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The types that can be pasted or dropped here; nil, the default, is nothing.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { extras?.pasteConfiguration }
    set { if extras != nil || newValue != nil { madeExtras.pasteConfiguration = newValue } }
  }
  /// Takes what is pasted. Does nothing here: responders with a `pasteConfiguration` override it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether each of them has a type that `pasteConfiguration` names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Shortcuts that work while this is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether this has the method; see `Selector` for what can be known without Objective-C.
  ///
  /// The edit actions count as missing where no class of a client has them in its `SelectorTable`: they are declared
  /// here to be overridden, and do nothing.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    guard EditActions.names.contains(aSelector.name) else { return aSelector.isMethod(of: self) }
    if case .method = SelectorTable.find(aSelector.name, in: type(of: self)) { return true }
    return ownEditActions.contains(aSelector.name)
  }

  /// Whether the action makes sense now: true where this has the method. Menus leave out actions that no responder can
  /// perform.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first from here up the responder chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command is shown, to change its title, state or attributes.
  open func validate(_ command: UICommand) {}

  /// The edit actions that this class of UIKit has.
  var ownEditActions: Set<String> { [] }

  // The standard edit actions do nothing here; a responder that edits overrides them.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}

  // MARK: Key-value observing

  /// Called for a property of a view that this observes by name; see
  /// `UIView.addObserver(_:forKeyPath:options:context:)`.
  ///
  /// Subclasses override it. What they pass on to `super` stops the program, as it does on iOS.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raise(
      "NSInternalInconsistencyException",
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "nil")")
  }

  // MARK: Accessibility

  // On iOS these are members of every NSObject, by Objective-C. Here a class's members can be overridden only if the
  // class itself has them, so they are a responder's: views, controllers, and `UIAccessibilityElement` for all else.

  package var accessibilityState: UIAccessibilityState?
  /// The class's accessibility defaults.
  @_spi(UIKit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive technology sees this as one thing. False but for UIKit's labels, buttons and other controls.
  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? accessibilityState?.isElement ?? accessibilityDefaults.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The element's label: short, and without saying what kind of element it is. Nil takes the class's own label.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibilityLabelBlock { return block() }
      return accessibilityState?.label?.string ?? accessibilityDefaults.label
    }
    set { changeAccessibility { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibilityAttributedLabelBlock { return block() }
      return accessibilityState?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// The result of activating the element, where that is not obvious.
  open var accessibilityHint: String? {
    get { if let block = accessibilityHintBlock { block() } else { accessibilityState?.hint?.string } }
    set { changeAccessibility { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibilityAttributedHintBlock { return block() }
      return accessibilityState?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// The value in words, of an element that has one besides its label.
  open var accessibilityValue: String? {
    get {
      if let block = accessibilityValueBlock { return block() }
      return accessibilityState?.value?.string ?? accessibilityDefaults.value
    }
    set { changeAccessibility { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibilityAttributedValueBlock { return block() }
      return accessibilityState?.value ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.value = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? accessibilityState?.traits ?? accessibilityDefaults.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// In the screen's coordinates; a view's is where it is, unless it was set.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? .zero }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// In the screen's coordinates; nil takes the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// Where a touch activates the element, in the screen's coordinates; the middle of the frame, unless it was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityState?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// The language of label, hint and value, as a BCP 47 tag; nil is the person's.
  open var accessibilityLanguage: String? {
    get { if let block = accessibilityLanguageBlock { block() } else { accessibilityState?.language } }
    set { changeAccessibility { $0.language = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? accessibilityState?.elementsAreHidden ?? false }
    set { changeAccessibility { $0.elementsAreHidden = newValue } }
  }
  /// Whether nothing beside this view exists for assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? accessibilityState?.isModal ?? accessibilityDefaults.isModal }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether what is inside is read before what is beside, wherever it is.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibilityState?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  /// Whether activating the element does anything; unless it was set, that follows from traits, gestures and class.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRespondsToUserInteractionBlock?() ?? accessibilityState?.respondsToUserInteraction
        ?? respondsToUserInteractionByItself
    }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }
  /// Other names a person may call the element by.
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = accessibilityUserInputLabelsBlock {
        block() as? [String]
      } else {
        accessibilityState?.userInputLabels ?? []
      }
    }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityState?.textualContext }
    set { changeAccessibility { $0.textualContext = newValue } }
  }
  open var accessibilityHeaderElements: [Any]? {
    get { if let block = accessibilityHeaderElementsBlock { block() } else { accessibilityState?.headerElements } }
    set { changeAccessibility { $0.headerElements = newValue } }
  }

  /// The elements in this one, in reading order: responders such as views and `UIAccessibilityElement`s. Nil finds them
  /// among the subviews.
  open var accessibilityElements: [Any]? {
    get { if let block = accessibilityElementsBlock { block() } else { accessibilityState?.elements } }
    set { changeAccessibility { $0.elements = newValue } }
  }
  open var automationElements: [Any]? {
    get { accessibilityState?.automationElements }
    set { changeAccessibility { $0.automationElements = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` for what is no element of this one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Does what a tap does. False, as here, has UIKit do it.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Scrolls by a page. False, as here, has the scroll view around the element do it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is modal.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { if let block = accessibilityCustomActionsBlock { block() } else { accessibilityState?.customActions } }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  // Closures that are called for the properties above, where there are any, whatever was set.

  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.isAccessibilityElementBlock }
    set { changeAccessibility { $0.blocks.isAccessibilityElementBlock = newValue } }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityLabelBlock }
    set { changeAccessibility { $0.blocks.accessibilityLabelBlock = newValue } }
  }
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedLabelBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedLabelBlock = newValue } }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityHintBlock }
    set { changeAccessibility { $0.blocks.accessibilityHintBlock = newValue } }
  }
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedHintBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedHintBlock = newValue } }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityValueBlock }
    set { changeAccessibility { $0.blocks.accessibilityValueBlock = newValue } }
  }
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedValueBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedValueBlock = newValue } }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityIdentifierBlock }
    set { changeAccessibility { $0.blocks.accessibilityIdentifierBlock = newValue } }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityState?.blocks.accessibilityTraitsBlock }
    set { changeAccessibility { $0.blocks.accessibilityTraitsBlock = newValue } }
  }
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityLanguageBlock }
    set { changeAccessibility { $0.blocks.accessibilityLanguageBlock = newValue } }
  }
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityElementsHiddenBlock }
    set { changeAccessibility { $0.blocks.accessibilityElementsHiddenBlock = newValue } }
  }
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityViewIsModalBlock }
    set { changeAccessibility { $0.blocks.accessibilityViewIsModalBlock = newValue } }
  }
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityShouldGroupAccessibilityChildrenBlock }
    set { changeAccessibility { $0.blocks.accessibilityShouldGroupAccessibilityChildrenBlock = newValue } }
  }
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityRespondsToUserInteractionBlock }
    set { changeAccessibility { $0.blocks.accessibilityRespondsToUserInteractionBlock = newValue } }
  }
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityUserInputLabelsBlock }
    set { changeAccessibility { $0.blocks.accessibilityUserInputLabelsBlock = newValue } }
  }
  open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityHeaderElementsBlock }
    set { changeAccessibility { $0.blocks.accessibilityHeaderElementsBlock = newValue } }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityElementsBlock }
    set { changeAccessibility { $0.blocks.accessibilityElementsBlock = newValue } }
  }
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityState?.blocks.accessibilityCustomActionsBlock }
    set { changeAccessibility { $0.blocks.accessibilityCustomActionsBlock = newValue } }
  }

  /// Called when assistive technology comes to the element.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.isVoiceOverRunning && responderWindow?.accessibility.focusedElement === self
  }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

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
