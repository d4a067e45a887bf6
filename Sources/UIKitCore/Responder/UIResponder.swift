/// An object that handles events: views, windows, view controllers and the application, linked by `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
  public override init() {
    super.init()
  }

  // Unsafe: associations may be set on any thread, and all set it to true.
  nonisolated(unsafe) final var hasAssociations = false

  deinit {
    if hasAssociations { AssociationTable.shared.removeAll(of: ObjectIdentifier(self)) }
  }

  /// The responder that gets the events that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the object can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this the first responder of its window.
  ///
  /// - Returns: whether it is afterwards. False outside a window, or if the current one refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being first responder. Returns false if the object refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// Called when touches begin. The default passes them on to `next`, as the other methods for touches do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called on iOS when estimated properties of touches were updated. Never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when keys go down. The default passes them on to `next`, as the other methods for presses do.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.unhandled.formUnion(presses) }
  }

  /// Called when the force of presses has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called on iOS when the device is shaken. Never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called on iOS when the device is no longer shaken. Never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called on iOS when the shaking was interrupted. Never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called on iOS for a remote control. Never called here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// The undo manager of the nearest responder up the chain that has one; nil for none.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view that replaces the on-screen keyboard; nil by default. Without effect here.
  open var inputView: UIView? { nil }
  /// The view above the on-screen keyboard; nil by default. Without effect here.
  open var inputAccessoryView: UIView? { nil }
  /// The controller that replaces the on-screen keyboard; nil by default. Without effect here.
  open var inputViewController: UIInputViewController? { nil }
  /// The name under which the kind of keyboard is remembered; nil by default. Without effect here.
  open var textInputContextIdentifier: String? { nil }
  /// Reloads the views of the on-screen keyboard. Does nothing: there is none.
  open func reloadInputViews() {}

  private final var extras: ResponderExtras?
  private final var madeExtras: ResponderExtras {
    if let extras { return extras }
    let made = ResponderExtras()
    extras = made
    return made
  }

  /// The buttons beside the typing suggestions of an on-screen keyboard. Not displayed, as there is none.
  open var inputAssistantItem: UITextInputAssistantItem { madeExtras.assistantItem }
  /// The user's input language and layout.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// The user's activity in this responder; nil, the default, for none.
  open var userActivity: NSUserActivity? {
    get { extras?.userActivity }
    set { if extras != nil || newValue != nil { madeExtras.userActivity = newValue } }
  }
  /// Called to update the state of the activity. Overrides must call `super`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to restore the state of an activity. The default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The types that can be pasted or dropped here; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { extras?.pasteConfiguration }
    set { if extras != nil || newValue != nil { madeExtras.pasteConfiguration = newValue } }
  }
  /// Receives pasted items. The default does nothing; responders with a `pasteConfiguration` override it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether each of the items has a type in `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// The shortcuts that work while this responder is in the chain; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Returns whether this object has the method; see `Selector` for what can be known without Objective-C.
  ///
  /// The edit actions are declared here only to be overridden. They count as missing unless one of the app's classes
  /// has them in its `SelectorTable`.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    guard EditActions.names.contains(aSelector.name) else { return aSelector.isMethod(of: self) }
    if case .method = SelectorTable.find(aSelector.name, in: type(of: self)) { return true }
    return ownEditActions.contains(aSelector.name)
  }

  /// Returns whether the action can be performed now; by default, whether this object has the method. Menus leave out
  /// actions that no responder can perform.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the first responder from here up the chain that can perform the action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Adds menus to the main menu. Called on the app and its delegate; the default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called before a command is shown, to change its title, state or attributes. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// The edit actions that this class of UIKit implements.
  var ownEditActions: Set<String> { [] }

  // The standard edit actions do nothing here. Responders that edit override them.
  /// Moves the selection to the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Inserts the pasteboard's content. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects the element at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}
  /// Makes the selected text bold, or not bold. The default does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selected text italic, or not italic. The default does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selected text, or removes the underline. The default does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Enlarges the selected text. The default does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Reduces the selected text. The default does nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Inserts the pasteboard's content in the style of the text around it. The default does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and opens it. The default does nothing.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it. The default does nothing.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Creates a document from the pasteboard's content. The default does nothing.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Makes the selected paragraphs run from left to right. The default does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the selected paragraphs run from right to left. The default does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Aligns the selected paragraphs at the left. The default does nothing.
  open func alignLeft(_ sender: Any?) {}
  /// Centres the selected paragraphs. The default does nothing.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns the selected paragraphs at the right. The default does nothing.
  open func alignRight(_ sender: Any?) {}
  /// Justifies the selected paragraphs. The default does nothing.
  open func alignJustified(_ sender: Any?) {}
  /// Shows the panel that finds text. The default does nothing.
  open func find(_ sender: Any?) {}
  /// Shows the panel that finds and replaces text. The default does nothing.
  open func findAndReplace(_ sender: Any?) {}
  /// Selects the next place of the text that was found. The default does nothing.
  open func findNext(_ sender: Any?) {}
  /// Selects the previous place of the text that was found. The default does nothing.
  open func findPrevious(_ sender: Any?) {}
  /// Takes the selection as the text to find. The default does nothing.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Prints the content. The default does nothing.
  open func printContent(_ sender: Any?) {}
  /// Renames the document. The default does nothing.
  open func rename(_ sender: Any?) {}
  /// Duplicates the selection. The default does nothing.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document. The default does nothing.
  open func move(_ sender: Any?) {}
  /// Exports the document. The default does nothing.
  open func export(_ sender: Any?) {}
  /// Shows or hides the sidebar. The default does nothing.
  open func toggleSidebar(_ sender: Any?) {}
  /// Shows or hides the inspector. The default does nothing.
  open func toggleInspector(_ sender: Any?) {}
  /// Closes the window. The default does nothing.
  open func performClose(_ sender: Any?) {}
  /// Shows the tools that rewrite text. The default does nothing.
  open func showWritingTools(_ sender: Any?) {}
  /// Changes the attributes of the selected text to those that the closure returns for the current ones. The default
  /// does nothing.
  open func updateTextAttributes(conversionHandler: @escaping UITextAttributesConversionHandler) {}

  // MARK: Key-value observing

  /// Called when a property of a view that this object observes by name has changed; see
  /// `UIView.addObserver(_:forKeyPath:options:context:)`.
  ///
  /// Subclasses override it. Calling `super` stops the program, as on iOS.
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

  // On iOS these are members of every NSObject, by means of Objective-C. Here only members of a class itself can be
  // overridden, so they belong to responders: views, controllers, and `UIAccessibilityElement` for everything else.

  package var accessibilityState: UIAccessibilityState?
  /// The class's accessibility defaults.
  @_spi(UIKit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive technology sees the object as one element. False by default, except for UIKit's labels, buttons
  /// and other controls.
  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? accessibilityState?.isElement ?? accessibilityDefaults.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The label of the element: short, and without its kind. Nil stands for the class's own label.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibilityLabelBlock { return block() }
      return accessibilityState?.label?.string ?? accessibilityDefaults.label
    }
    set { changeAccessibility { $0.label = newValue.map(SpokenText.plain) } }
  }
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibilityAttributedLabelBlock { return block() }
      return accessibilityState?.label?.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.label = newValue.map(SpokenText.attributed) } }
  }
  /// The effect of activating the element, where it is not obvious; nil for none.
  open var accessibilityHint: String? {
    get { if let block = accessibilityHintBlock { block() } else { accessibilityState?.hint?.string } }
    set { changeAccessibility { $0.hint = newValue.map(SpokenText.plain) } }
  }
  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibilityAttributedHintBlock { return block() }
      return accessibilityState?.hint?.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.hint = newValue.map(SpokenText.attributed) } }
  }
  /// The value of the element in words, if it has one besides its label; nil for none.
  open var accessibilityValue: String? {
    get {
      if let block = accessibilityValueBlock { return block() }
      return accessibilityState?.value?.string ?? accessibilityDefaults.value
    }
    set { changeAccessibility { $0.value = newValue.map(SpokenText.plain) } }
  }
  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibilityAttributedValueBlock { return block() }
      return accessibilityState?.value?.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.value = newValue.map(SpokenText.attributed) } }
  }
  /// The behaviour of the element; that of its class by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? accessibilityState?.traits ?? accessibilityDefaults.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The frame of the element in the screen's coordinates. That of a view follows its position unless it was set.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? .zero }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The outline of the element in the screen's coordinates; nil, the default, stands for the frame. Stored; has no
  /// effect.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// The point at which a touch activates the element, in the screen's coordinates; the middle of the frame unless it
  /// was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityState?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// The language of label, hint and value, as a BCP 47 tag; nil, the default, is the user's.
  open var accessibilityLanguage: String? {
    get { if let block = accessibilityLanguageBlock { block() } else { accessibilityState?.language } }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// Whether the elements inside this object are hidden; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? accessibilityState?.elementsAreHidden ?? false }
    set { changeAccessibility { $0.elementsAreHidden = newValue } }
  }
  /// Whether assistive technology ignores everything outside this view; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? accessibilityState?.isModal ?? accessibilityDefaults.isModal }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether the elements inside are read together, before others nearby; false by default. Stored; has no effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibilityState?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// Whether the elements inside are visited one by one; automatic by default. Stored; has no effect.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  /// Whether activating the element has an effect. Unless it was set, it follows from traits, gestures and class.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRespondsToUserInteractionBlock?() ?? accessibilityState?.respondsToUserInteraction
        ?? respondsToUserInteractionByItself
    }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }
  /// Other names that the user may call the element by; empty by default. Stored; has no effect.
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
  /// The kind of text in the element; nil by default. Stored; has no effect.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityState?.textualContext }
    set { changeAccessibility { $0.textualContext = newValue } }
  }
  /// The elements that are headings of this one; nil by default. Stored; has no effect.
  open var accessibilityHeaderElements: [Any]? {
    get { if let block = accessibilityHeaderElementsBlock { block() } else { accessibilityState?.headerElements } }
    set { changeAccessibility { $0.headerElements = newValue } }
  }

  /// The elements inside this one in reading order: responders such as views and `UIAccessibilityElement`s. Nil, the
  /// default, finds them among the subviews.
  open var accessibilityElements: [Any]? {
    get { if let block = accessibilityElementsBlock { block() } else { accessibilityState?.elements } }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// The elements for automation; nil by default. Stored; has no effect.
  open var automationElements: [Any]? {
    get { accessibilityState?.automationElements }
    set { changeAccessibility { $0.automationElements = newValue } }
  }
  /// The kind of the container; `.none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  /// Returns the number of elements in the container; that of `accessibilityElements` by default.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element of the container; nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element in the container; `NSNotFound` if it is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Performs the action of a tap. Returning false, the default, makes UIKit do it.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. The default does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. The default does nothing.
  open func accessibilityDecrement() {}
  /// Would zoom in at a point, returning whether it did. Never called here.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Would zoom out at a point, returning whether it did. Never called here.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Scrolls by a page. Returning false, the default, makes the scroll view around the element do it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves a modal element. Returns whether it did; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Would perform the main action of the app, returning whether it did. Never called here.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The actions of the element besides its activation; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { if let block = accessibilityCustomActionsBlock { block() } else { accessibilityState?.customActions } }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// The kinds of elements among which the user can move; nil by default. Stored; has no effect.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  // Closures that return the values of the properties above; they take precedence over values that were set.

  /// A closure that returns `isAccessibilityElement`; nil, the default, for the property's own value.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.isAccessibilityElementBlock }
    set { changeAccessibility { $0.blocks.isAccessibilityElementBlock = newValue } }
  }
  /// A closure that returns `accessibilityLabel`; nil, the default, for the property's own value.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityLabelBlock }
    set { changeAccessibility { $0.blocks.accessibilityLabelBlock = newValue } }
  }
  /// A closure that returns `accessibilityAttributedLabel`; nil, the default, for the property's own value.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedLabelBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedLabelBlock = newValue } }
  }
  /// A closure that returns `accessibilityHint`; nil, the default, for the property's own value.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityHintBlock }
    set { changeAccessibility { $0.blocks.accessibilityHintBlock = newValue } }
  }
  /// A closure that returns `accessibilityAttributedHint`; nil, the default, for the property's own value.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedHintBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedHintBlock = newValue } }
  }
  /// A closure that returns `accessibilityValue`; nil, the default, for the property's own value.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityValueBlock }
    set { changeAccessibility { $0.blocks.accessibilityValueBlock = newValue } }
  }
  /// A closure that returns `accessibilityAttributedValue`; nil, the default, for the property's own value.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityAttributedValueBlock }
    set { changeAccessibility { $0.blocks.accessibilityAttributedValueBlock = newValue } }
  }
  /// A closure that returns `accessibilityIdentifier`; nil, the default, for the property's own value.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityIdentifierBlock }
    set { changeAccessibility { $0.blocks.accessibilityIdentifierBlock = newValue } }
  }
  /// A closure that returns `accessibilityTraits`; nil, the default, for the property's own value.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityState?.blocks.accessibilityTraitsBlock }
    set { changeAccessibility { $0.blocks.accessibilityTraitsBlock = newValue } }
  }
  /// A closure that returns `accessibilityLanguage`; nil, the default, for the property's own value.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityState?.blocks.accessibilityLanguageBlock }
    set { changeAccessibility { $0.blocks.accessibilityLanguageBlock = newValue } }
  }
  /// A closure that returns `accessibilityElementsHidden`; nil, the default, for the property's own value.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityElementsHiddenBlock }
    set { changeAccessibility { $0.blocks.accessibilityElementsHiddenBlock = newValue } }
  }
  /// A closure that returns `accessibilityViewIsModal`; nil, the default, for the property's own value.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityViewIsModalBlock }
    set { changeAccessibility { $0.blocks.accessibilityViewIsModalBlock = newValue } }
  }
  /// A closure that returns `accessibilityShouldGroupAccessibilityChildren`; nil, the default, for the property's own
  /// value.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityShouldGroupAccessibilityChildrenBlock }
    set { changeAccessibility { $0.blocks.accessibilityShouldGroupAccessibilityChildrenBlock = newValue } }
  }
  /// A closure that returns `accessibilityRespondsToUserInteraction`; nil, the default, for the property's own value.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityState?.blocks.accessibilityRespondsToUserInteractionBlock }
    set { changeAccessibility { $0.blocks.accessibilityRespondsToUserInteractionBlock = newValue } }
  }
  /// A closure that returns `accessibilityUserInputLabels`; nil, the default, for the property's own value.
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityUserInputLabelsBlock }
    set { changeAccessibility { $0.blocks.accessibilityUserInputLabelsBlock = newValue } }
  }
  /// A closure that returns `accessibilityHeaderElements`; nil, the default, for the property's own value.
  open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityHeaderElementsBlock }
    set { changeAccessibility { $0.blocks.accessibilityHeaderElementsBlock = newValue } }
  }
  /// A closure that returns `accessibilityElements`; nil, the default, for the property's own value.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.blocks.accessibilityElementsBlock }
    set { changeAccessibility { $0.blocks.accessibilityElementsBlock = newValue } }
  }
  /// A closure that returns `accessibilityCustomActions`; nil, the default, for the property's own value.
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityState?.blocks.accessibilityCustomActionsBlock }
    set { changeAccessibility { $0.blocks.accessibilityCustomActionsBlock = newValue } }
  }

  /// Called when assistive technology moves to the element. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology leaves the element. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.isVoiceOverRunning && responderWindow?.accessibility.focusedElement === self
  }
  /// Returns the assistive technologies that are at the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  /// The window in which this object can be first responder.
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

/// The edit commands that a responder can handle.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions).
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects the element at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Makes the selected text bold, or not bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or not italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Enlarges the selected text.
  func increaseSize(_ sender: Any?)
  /// Reduces the selected text.
  func decreaseSize(_ sender: Any?)
  /// Inserts the pasteboard's content in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Creates a document from the pasteboard's content.
  func newFromPasteboard(_ sender: Any?)
  /// Makes the selected paragraphs run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the selected paragraphs run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Aligns the selected paragraphs at the left.
  func alignLeft(_ sender: Any?)
  /// Centres the selected paragraphs.
  func alignCenter(_ sender: Any?)
  /// Aligns the selected paragraphs at the right.
  func alignRight(_ sender: Any?)
  /// Justifies the selected paragraphs.
  func alignJustified(_ sender: Any?)
  /// Shows the panel that finds text.
  func find(_ sender: Any?)
  /// Shows the panel that finds and replaces text.
  func findAndReplace(_ sender: Any?)
  /// Selects the next place of the text that was found.
  func findNext(_ sender: Any?)
  /// Selects the previous place of the text that was found.
  func findPrevious(_ sender: Any?)
  /// Takes the selection as the text to find.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Moves the document.
  func move(_ sender: Any?)
  /// Exports the document.
  func export(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Closes the window.
  func performClose(_ sender: Any?)
  /// Shows the tools that rewrite text.
  func showWritingTools(_ sender: Any?)
  /// Changes the attributes of the selected text to those that the closure returns for the current ones.
  func updateTextAttributes(conversionHandler: @escaping UITextAttributesConversionHandler)
}

/// A closure that returns attributes in place of those of a text.
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
