/// Decides between recognisers of the same touches, and passes touches to them.
///
/// Changes of state take effect at once. Their actions run when every recogniser has received the event, before views
/// do.
@MainActor final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// The recognisers between their first touch and their reset.
  private(set) var active: [UIGestureRecognizer] = []
  private var queue: [UIGestureRecognizer] = []
  private var depth = 0
  /// The recognisers that take part in the current decision, so that a failure during it does not start it again.
  private var deciding: [UIGestureRecognizer] = []

  private struct WeakDispatcher {
    weak var dispatcher: EventDispatcher?
  }
  private var dispatchers: [WeakDispatcher] = []

  /// Makes the environment call `dispatcher` when recognition has changed, for touches withheld from views.
  func add(_ dispatcher: EventDispatcher) {
    dispatchers.removeAll { $0.dispatcher == nil }
    dispatchers.append(WeakDispatcher(dispatcher: dispatcher))
  }

  // MARK: Touches

  /// Calls `body`, then the actions of its state changes, then resets the recognisers that have ended.
  func process(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    runActions()
    for entry in dispatchers { entry.dispatcher?.settleHeldTouches() }
    resetFinished()
  }

  /// Returns whether a recogniser accepts a touch that begins.
  func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    if let delegate = recognizer.delegate {
      guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      else { return false }
    }
    return true
  }

  func begin(_ touches: [UITouch], for recognizer: UIGestureRecognizer, _ event: UIEvent) {
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    recognizer.trackedTouches += touches
    note(recognizer, event)
    recognizer.touchesBegan(Set(touches), with: event)
  }

  func move(_ touches: [UITouch], for recognizer: UIGestureRecognizer, _ event: UIEvent) {
    let mine = tracked(touches, recognizer)
    guard !mine.isEmpty else { return }
    note(recognizer, event)
    guard recognizer.currentState != .failed, recognizer.currentState != .cancelled else { return }
    recognizer.touchesMoved(mine, with: event)
  }

  func end(_ touches: [UITouch], for recognizer: UIGestureRecognizer, _ event: UIEvent, cancelled: Bool) {
    let mine = tracked(touches, recognizer)
    guard !mine.isEmpty else { return }
    note(recognizer, event)
    if recognizer.currentState != .failed, recognizer.currentState != .cancelled {
      if cancelled {
        recognizer.touchesCancelled(mine, with: event)
      } else {
        recognizer.touchesEnded(mine, with: event)
      }
    }
    recognizer.trackedTouches.removeAll { mine.contains($0) }
  }

  private func tracked(_ touches: [UITouch], _ recognizer: UIGestureRecognizer) -> Set<UITouch> {
    Set(touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } })
  }

  private func note(_ recognizer: UIGestureRecognizer, _ event: UIEvent) {
    recognizer.latestModifiers = event.modifierFlags
    recognizer.latestButtons = event.buttonMask
    recognizer.lastCentroid = recognizer.location(in: nil)
  }

  /// Makes a recogniser take part in decisions without touches, for a scroll or a touchpad pinch.
  func activate(_ recognizer: UIGestureRecognizer) {
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  // MARK: State

  func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    process { apply(recognizer, new) }
  }

  private func apply(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    switch (recognizer.currentState, new) {
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if recognizer.pendingState != nil {
        recognizer.pendingState = new == .ended ? .ended : recognizer.pendingState
        return
      }
      tryToBegin(recognizer, new == .ended ? .ended : .began)
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      recognizer.currentState = new
      queue.append(recognizer)
    case (.began, .failed), (.changed, .failed):
      recognizer.currentState = .cancelled
      queue.append(recognizer)
    case (_, .possible):
      recognizer.pendingState = nil
      recognizer.currentState = .possible
    default:
      break
    }
  }

  private func tryToBegin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    guard !deciding.contains(where: { $0 === recognizer }) else { return }
    deciding.append(recognizer)
    defer { deciding.removeAll { $0 === recognizer } }
    activate(recognizer)
    if rivals(of: recognizer).contains(where: { hasRecognized($0) && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    if !unmetRequirements(of: recognizer).isEmpty {
      recognizer.pendingState = new
      return
    }
    guard recognizer.mayBegin(), recognizer.attachedView?.gestureRecognizerShouldBegin(recognizer) != false,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    else { return fail(recognizer) }
    // The calls above may have made it fail.
    guard recognizer.currentState == .possible else { return }
    recognizer.pendingState = nil
    recognizer.currentState = new
    queue.append(recognizer)
    for rival in rivals(of: recognizer) where rival.currentState == .possible && prevents(recognizer, rival) {
      fail(rival)
    }
    settleDependents(of: recognizer, failed: false)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.pendingState = nil
    recognizer.currentState = .failed
    settleDependents(of: recognizer, failed: true)
  }

  /// Continues the recognisers that waited for `recognizer`, or makes them fail.
  private func settleDependents(of recognizer: UIGestureRecognizer, failed: Bool) {
    for other in active where other.pendingState != nil && requires(other, recognizer) {
      guard let pending = other.pendingState else { continue }
      if !failed {
        fail(other)
      } else if unmetRequirements(of: other).isEmpty {
        other.pendingState = nil
        tryToBegin(other, pending)
      }
    }
  }

  private func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer.currentState {
    case .began, .changed, .ended: true
    default: false
    }
  }

  /// Returns the active recognisers that share a touch, now or at the end of the same one.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      guard other !== recognizer else { return false }
      if other.trackedTouches.isEmpty || recognizer.trackedTouches.isEmpty {
        // One of them waits between touches; they are related if their views are.
        guard let a = other.attachedView, let b = recognizer.attachedView else { return false }
        return a.isDescendant(of: b) || b.isDescendant(of: a)
      }
      return other.trackedTouches.contains { touch in recognizer.trackedTouches.contains { $0 === touch } }
    }
  }

  private func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    if a.isInherentlySimultaneous(with: b) || b.isInherentlySimultaneous(with: a) { return false }
    if a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true { return false }
    if b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true { return false }
    return a.canPrevent(b) && b.canBePrevented(by: a)
  }

  private func requires(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    if a.requirements.contains(where: { $0.recognizer === b }) { return true }
    if a.shouldRequireFailure(of: b) || b.shouldBeRequiredToFail(by: a) { return true }
    if a.delegate?.gestureRecognizer(a, shouldRequireFailureOf: b) == true { return true }
    return b.delegate?.gestureRecognizer(b, shouldBeRequiredToFailBy: a) == true
  }

  private func unmetRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer && other.isEnabled && other.currentState == .possible && requires(recognizer, other)
    }
  }

  // MARK: Ends

  private func runActions() {
    depth += 1
    var index = 0
    while index < queue.count {
      let recognizer = queue[index]
      index += 1
      for handler in recognizer.handlers { handler.body(recognizer) }
    }
    queue.removeAll()
    depth -= 1
  }

  private func resetFinished() {
    for recognizer in active where recognizer.trackedTouches.isEmpty && recognizer.trackedPresses.isEmpty {
      switch recognizer.currentState {
      case .ended, .cancelled, .failed: reset(recognizer)
      default: break
      }
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    recognizer.pendingState = nil
    recognizer.reset()
    recognizer.currentState = .possible
  }

  /// Stops `recognizer` at once, because it was disabled or detached.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    process {
      switch recognizer.currentState {
      case .possible: fail(recognizer)
      case .began, .changed: apply(recognizer, .cancelled)
      default: break
      }
      for touch in recognizer.trackedTouches { touch.recognizers.removeAll { $0 === recognizer } }
      recognizer.trackedTouches = []
      recognizer.trackedPresses = []
    }
  }
}
