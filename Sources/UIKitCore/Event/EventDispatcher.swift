import QuartzCore
import WindowServer

/// Converts a window's input to UIKit's events and delivers them: touches to recognisers and views, scrolling to scroll
/// views, keys to responders, commands and focus.
@MainActor final class EventDispatcher {
  private(set) weak var window: UIWindow?

  let touchesEvent = UIEvent()
  var touchesByPointer: [Int: UITouch] = [:]
  /// The touches whose beginning or end is withheld from a view.
  var heldTouches: [HeldTouch] = []
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  var pressesByUsage: [Int: UIPress] = [:]
  var hovering: [UIHoverGestureRecognizer] = []
  var scrolling = ScrollRouting()

  /// Whether the last input came from the keyboard or assistive technology rather than a pointer.
  var isLedByKeys = false
  private(set) var focusSystemIfMade: UIFocusSystem?
  var focusSystem: UIFocusSystem? {
    if let focusSystemIfMade { return focusSystemIfMade }
    guard let window else { return nil }
    let made = UIFocusSystem(window: window)
    focusSystemIfMade = made
    return made
  }

  init(window: UIWindow) {
    self.window = window
    touchesEvent.eventWindow = window
    GestureEnvironment.shared.add(self)
  }

  // MARK: Input

  func receive(_ event: InputEvent) {
    guard let window else { return }
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .hover: hover(at: pointer.location, pointer)
      case .exited: hover(at: nil, pointer)
      case .began, .moved, .ended, .cancelled: touch(pointer, window)
      }
    case .scroll(let scroll):
      if scroll.phase == .ended || !UIApplication.shared.isIgnoringInteractionEvents { receive(scroll, window) }
    case .magnify(let magnify):
      if magnify.phase != .began || !UIApplication.shared.isIgnoringInteractionEvents { receive(magnify, window) }
    case .key(let key): receive(key, window)
    case .keyFocus(let hasFocus):
      if !hasFocus { releaseKeys() }
      UIApplication.shared.keyboardDidMove(isHere: hasFocus)
    }
  }

  private func touch(_ pointer: InputEvent.Pointer, _ window: UIWindow) {
    let touch: UITouch
    if pointer.phase == .began {
      isLedByKeys = false
      if touchesByPointer[pointer.id] != nil { return }  // Another button of a mouse with a pressed one.
      if UIApplication.shared.isIgnoringInteractionEvents { return }
      touch = UITouch()
      touch.touchIdentifier = pointer.id
      touch.touchType =
        switch pointer.kind {
        case .mouse: .indirectPointer
        case .touch: .direct
        case .pen: .pencil
        }
      touch.touchTapCount = tapCount(pointer)
      touch.touchWindow = window
      touch.previousWindowLocation = pointer.location
      touch.touchPhase = .began
      touchesByPointer[pointer.id] = touch
      touchesEvent.eventButtons = pointer.kind == .mouse ? Self.buttons(pointer.button) : []
      hover(at: nil, pointer)
    } else {
      guard let present = touchesByPointer[pointer.id] else { return }
      touch = present
      touch.previousWindowLocation = touch.windowLocation
      switch pointer.phase {
      case .ended: touch.touchPhase = .ended
      case .cancelled: touch.touchPhase = .cancelled
      default:
        if pointer.location == touch.windowLocation { return }
        touch.touchPhase = .moved
      }
    }
    touch.windowLocation = pointer.location
    touch.touchTime = pointer.time
    for other in touchesByPointer.values where other !== touch { other.touchPhase = .stationary }
    touchesEvent.eventTime = pointer.time
    touchesEvent.eventModifiers = UIKeyModifierFlags(pointer.modifiers)
    touchesEvent.touchSet = Set(touchesByPointer.values)
    touchesEvent.changed = touch
    window.sendEvent(touchesEvent)
    if touch.touchPhase == .ended || touch.touchPhase == .cancelled {
      touchesByPointer[pointer.id] = nil
      touchesEvent.touchSet.remove(touch)
    }
  }

  private static func buttons(_ button: Int) -> UIEvent.ButtonMask {
    switch button {
    case 0, 1: .primary
    case 3: .secondary
    case 2: .button(3)
    default: .button(button)
    }
  }

  private func tapCount(_ pointer: InputEvent.Pointer) -> Int {
    if pointer.kind == .mouse { return max(pointer.clickCount, 1) }
    var count = 1
    if let lastTap, pointer.time - lastTap.time < UITapGestureRecognizer.multiTapInterval,
      distance(lastTap.location, pointer.location) < UITapGestureRecognizer.allowableMovement
    {
      count = lastTap.count + 1
    }
    lastTap = (pointer.time, pointer.location, count)
    return count
  }

  // MARK: Sending

  /// Implements `UIWindow.sendEvent(_:)`.
  func send(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      send(presses)
      return
    }
    guard event.type == .touches, let window else { return }
    // Events created elsewhere have no single touch that changed.
    let changed = event.changed.map { [$0] } ?? Array(event.touchSet.filter { $0.phase != .stationary })
    for touch in changed where touch.touchWindow === window {
      switch touch.phase {
      case .began: begin(touch, event, window)
      case .moved: move(touch, event)
      case .ended: end(touch, event, cancelled: false)
      case .cancelled: end(touch, event, cancelled: true)
      default: break
      }
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    var hit = window.hitTest(touch.windowLocation, with: event)
    // A touch on coasting content stops it, and is not delivered further.
    var view = hit
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isRunningOut || scrollView.isDragging {
        hit = scrollView
      }
      view = current.superview
    }
    touch.touchView = hit
    focusSystemIfMade?.endTrack()
    let environment = GestureEnvironment.shared
    environment.process {
      var recognizers: [UIGestureRecognizer] = []
      var current = hit
      while let view = current {
        for recognizer in view.gestureRecognizers ?? [] where environment.accepts(recognizer, touch, event) {
          recognizers.append(recognizer)
        }
        current = view.superview
      }
      touch.recognizers = recognizers
      for recognizer in recognizers { environment.begin([touch], for: recognizer, event) }
    }
    // Only the primary button touches views.
    guard event.buttonMask.isEmpty || event.buttonMask == .primary else {
      touch.delivery = .cancelled
      return
    }
    guard touch.delivery == .pending else { return }
    if let hit, isExcluded(touch, from: hit) {
      touch.delivery = .cancelled
      return
    }
    if mustWait(touch) {
      touch.delivery = .held
      hold(touch, event)
    } else {
      deliverBegan(touch, event)
    }
  }

  /// Returns whether `view` does not get a touch: it accepts only one, or another view has an exclusive one.
  private func isExcluded(_ touch: UITouch, from view: UIView) -> Bool {
    for other in touchesByPointer.values where other !== touch {
      guard let otherView = other.view, other.delivery != .cancelled else { continue }
      if otherView === view, !view.isMultipleTouchEnabled { return true }
      if otherView !== view, otherView.isExclusiveTouch || view.isExclusiveTouch { return true }
    }
    return false
  }

  private func move(_ touch: UITouch, _ event: UIEvent) {
    let environment = GestureEnvironment.shared
    environment.process {
      for recognizer in touch.recognizers { environment.move([touch], for: recognizer, event) }
    }
    if touch.delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
  }

  private func end(_ touch: UITouch, _ event: UIEvent, cancelled: Bool) {
    let environment = GestureEnvironment.shared
    environment.process {
      for recognizer in touch.recognizers { environment.end([touch], for: recognizer, event, cancelled: cancelled) }
    }
    guard touch.delivery == .held || touch.delivery == .delivered else { return }
    if cancelled {
      dropHeld(touch)
      if touch.delivery == .delivered { touch.view?.touchesCancelled([touch], with: event) }
      touch.delivery = .cancelled
      return
    }
    // A scroll view's delay ends when the finger is lifted; a recogniser's does not.
    if touch.delivery == .held, !recognizersDelay(touch) { releaseHeld(touch) }
    if touch.delivery == .cancelled { return }
    if touch.delivery == .held || recognizersDelayEnd(touch) {
      holdEnd(of: touch, event)
    } else {
      deliverEnded(touch, event)
    }
  }

  // MARK: Hover

  private func hover(at location: CGPoint?, _ pointer: InputEvent.Pointer) {
    guard let window else { return }
    let modifiers = UIKeyModifierFlags(pointer.modifiers)
    var now: [UIHoverGestureRecognizer] = []
    if let location {
      var view = window.hitTest(location, with: nil)
      while let current = view {
        for case let hover as UIHoverGestureRecognizer in current.gestureRecognizers ?? [] { now.append(hover) }
        view = current.superview
      }
    }
    for recognizer in hovering where !now.contains(where: { $0 === recognizer }) {
      recognizer.hover(at: nil, modifiers: modifiers)
    }
    hovering = now
    for recognizer in now { recognizer.hover(at: location, modifiers: modifiers) }
  }
}
