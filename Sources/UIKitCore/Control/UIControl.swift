/// A view that turns touches into events, for which actions can be registered.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontrol).
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The events that actions are registered for; several may be combined.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins soon after another, as in a double click.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the control, near enough to come back.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control: the event of a click or tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the control's value. Setting it in code does not send the event.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action: a click, a choice, Return in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control has performed an action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field; an action for it ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The events reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that are reserved for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those of apps.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states.
    public static let normal: State = []
    /// A touch is down in the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not react to input.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected, which most controls show as being on.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The states reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states that are reserved for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical placement of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// Stretches the content to the control's height.
    case fill = 3
  }

  /// The horizontal placement of a control's content; leading and trailing follow the reading direction.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// Stretches the content to the control's width.
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  struct Registration {
    enum Handler {
      case action(UIAction)
      case target(TargetAction)
    }
    var handler: Handler
    var events: Event

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }
    var targetAction: TargetAction? {
      if case .target(let target) = handler { target } else { nil }
    }
  }
  var registrations: [Registration] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame in points. `primaryAction` is registered for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.didMake(self, as: UIControl.self)
  }

  /// Whether the control reacts to input; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { controlStateDidChange() } }
  }
  /// Whether the control is selected; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { controlStateDidChange() } }
  }
  /// Whether the control is shown as pressed; false by default. Set while a touch is tracked.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { controlStateDidChange() } }
  }
  /// The vertical placement of the content; the centre by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// The horizontal placement of the content; the centre by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The horizontal placement in the current reading direction: never leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }
  /// Whether the control has a context menu, which its method
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` provides; false by default. A button with a menu sets
  /// it.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuEnablingDidChange() } }
  }
  /// The interaction that shows the control's context menu; nil unless `isContextMenuInteractionEnabled`.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a click opens the control's menu instead of sending its events; false by default.
  open var showsMenuAsPrimaryAction = false
  /// The menu that a click has opened.
  final weak var openMenu: MenuOverlay?
  /// The text that appears while the pointer rests on the control; nil, the default, for none.
  open var toolTip: String? { didSet { toolTipDidChange() } }
  /// The interaction that shows the tool tip; nil without one.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a touch that began in the control is tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control, or near it.
  open private(set) var isTouchInside = false

  // MARK: Actions

  /// Runs `action` when one of `controlEvents` happens. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      registrations[index].handler = .action(action)
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(handler: .action(action), events: controlEvents))
    }
  }

  /// Removes an action for the given events. It stays registered for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the given events. It stays registered for others.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    guard let index = registrations.firstIndex(where: { $0.action?.identifier == actionIdentifier }) else { return }
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  // MARK: Targets

  /// Calls `action` of `target` when one of `controlEvents` happens. The target is not retained.
  ///
  /// The method can take the control and the event. With a nil target, the responder chain is searched, from the first
  /// responder upwards, for a responder that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    let index = registrations.firstIndex {
      guard let present = $0.targetAction, present.action == action else { return false }
      return present.goesUpTheChain == added.goesUpTheChain && present.target === added.target
    }
    if let index {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(handler: .target(added), events: controlEvents))
    }
  }

  /// Removes calls of `action` of `target` for `controlEvents`. Nil stands for every action or every target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in registrations.indices.reversed() {
      guard registrations[index].targetAction?.matches(target, action) == true else { continue }
      registrations[index].events.subtract(controlEvents)
      if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }
  }

  /// The registered targets. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for target in registrations.compactMap(\.targetAction) {
      if target.goesUpTheChain {
        targets.insert(NSNull())
      } else if let object = target.target {
        targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }

  /// Returns the names of the methods called on `target` for an event, in the order they were added; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.flatMap(TargetAction.unwrapped)
    let names: [String] = registrations.compactMap {
      guard let present = $0.targetAction, !$0.events.isDisjoint(with: controlEvent) else { return nil }
      let isMeant = object == nil || object is NSNull ? present.goesUpTheChain : present.target === object
      return isMeant ? present.action.name : nil
    }
    return names.isEmpty ? nil : names
  }

  /// All events for which an action or a target is registered.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls `iterator` with each registered action or target and its events, until it sets its last argument to true.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for registration in registrations {
      let target = registration.targetAction.map { ($0.target as Any?, $0.action) }
      iterator(registration.action, target, registration.events, &stop)
      if stop { return }
    }
  }

  /// Runs an action's handler. The control calls it for each action, so an override sees them all.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Calls `action` on `target`, or on a responder of the chain for nil. The control calls it for each target, so an
  /// override sees them all.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs every action and calls every target registered for any of `controlEvents`, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.goesUpTheChain {
          sendAction(target.action, to: nil, for: currentEvent)
        } else if let object = target.target {
          sendAction(target.action, to: object, for: currentEvent)
        }
      }
    }
  }

  /// The event that is being tracked, which is passed to the actions.
  final private(set) var currentEvent: UIEvent?

  private func during(_ event: UIEvent?, _ body: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    body()
    currentEvent = outer
  }

  // MARK: Tracking

  /// Called when a touch goes down. Returns whether to track it; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether to continue tracking it; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when tracking is cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, !isTracking else { return }
    if opensMenuByClicking {
      during(event) { sendActions(for: .menuActionTriggered) }
      openMenu = contextMenuInteraction?.show(at: touch.location(in: self))
      return
    }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    during(event) { sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let openMenu, let touch = touches.first { openMenu.highlightRow(at: touch.location(in: openMenu)) }
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    // A finger that strays a little still counts as inside: iOS allows 70 points.
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    isHighlighted = isTouchInside
    during(event) {
      guard continueTracking(touch, with: event) else {
        isTracking = false
        isHighlighted = false
        return
      }
      if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
      sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let openMenu, let touch = touches.first {
      self.openMenu = nil
      openMenu.chooseRow(at: touch.location(in: openMenu))
    }
    guard isTracking else { return }
    isTracking = false
    during(event) {
      endTracking(touches.first, with: event)
      isHighlighted = false
      if isTouchInside {
        sendActions(for: .touchUpInside)
        didTouchUpInside()
      } else {
        sendActions(for: .touchUpOutside)
      }
    }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    during(event) {
      cancelTracking(with: event)
      isHighlighted = false
      sendActions(for: .touchCancel)
    }
  }

  // MARK: Focus

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard context.nextFocusedItem === self || context.previouslyFocusedItem === self else { return }
    controlStateDidChange()
    applyFocusRing()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if focusRing != nil { applyFocusRing() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if focusRing != nil { applyFocusRing() }
  }

  private var focusRing: FocusRing?

  /// The rectangle and corner radius of the focus ring.
  var focusRingArea: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }

  func applyFocusRing() {
    guard isFocused else {
      focusRing?.hide()
      focusRing = nil
      return
    }
    let ring = focusRing ?? FocusRing()
    focusRing = ring
    let (rect, radius) = focusRingArea
    // In a control that clips, a ring outside would not be visible.
    let gap: CGFloat = clipsToBounds ? 0 : 3
    ring.show(in: self, rect.insetBy(dx: -gap, dy: -gap), cornerRadius: radius + gap)
  }

  // MARK: Context menu

  /// Returns the menu for a point of the control; nil, the default, for none. A subclass can override it, and sets
  /// `isContextMenuInteractionEnabled`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Would return the preview for the menu. Never called: menus here have no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Would return the preview when the menu closes. Never called: menus here have no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Would return the preview for an item. Never called: menus here have no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Would return the preview for an item when the menu closes. Never called: menus here have no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Would be called when the preview was chosen. Never called: menus here have no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before the control's menu appears. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the control's menu disappears. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point next to which a menu opens, in the control's coordinates; the middle of the lower edge by
  /// default, where the menu is next to the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: For subclasses in this module

  /// A control with a label of its own is one element; others may contain elements.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: accessibilityState?.label != nil, traits: accessibilityStateTraits)
  }

  /// The accessibility traits that follow from the control's state.
  var accessibilityStateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Called when one of enabled, selected, highlighted and focused has changed.
  func controlStateDidChange() {
    setNeedsLayout()
    observers?.look()
  }

  /// Called after the actions for a touch that ended inside.
  func didTouchUpInside() {}

  /// Does the same as a tap: sends its events, or opens the menu of a button with one as its primary action.
  open func performPrimaryAction() {
    if isEnabled { performKeyAction() }
  }

  /// Does the same as a tap, for Return or Space on the focused control.
  func performKeyAction() {
    if opensMenuByClicking {
      _ = contextMenuInteraction?.show(at: CGPoint(x: bounds.midX, y: bounds.midY))
      return
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, !isFirstResponder, let key = presses.first?.key,
      key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
    else {
      super.pressesBegan(presses, with: event)
      return
    }
    performKeyAction()
  }
}
