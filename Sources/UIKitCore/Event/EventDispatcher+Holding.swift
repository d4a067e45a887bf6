import QuartzCore

/// A touch whose beginning or end was not delivered to its view yet.
@MainActor struct HeldTouch {
  var touch: UITouch
  var event: UIEvent
  var timer: (any PacerTimer)?
  /// Whether the touch has ended, which the view does not know yet.
  var hasEnded = false
  /// Whether a scroll view's delay is still running.
  var isDelayedByScrolling = false
}

/// Delays the delivery of touches to views, for `delaysTouchesBegan`, `delaysTouchesEnded` and `delaysContentTouches`,
/// and cancels the touches of recognised gestures.
extension EventDispatcher {
  /// The time in seconds for which a scroll view withholds a touch from its content (facts 11.11).
  static let contentTouchDelay: TimeInterval = 0.15

  func mustWait(_ touch: UITouch) -> Bool {
    recognizersDelay(touch) || delayingScrollView(of: touch) != nil
  }

  func recognizersDelay(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesBegan && isUndecided($0) }
  }

  func recognizersDelayEnd(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesEnded && isUndecided($0) }
  }

  /// Returns whether a recogniser has not yet decided about the touches it received.
  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.state == .possible && GestureEnvironment.shared.active.contains { $0 === recognizer }
  }

  private func delayingScrollView(of touch: UITouch) -> UIScrollView? {
    var view = touch.view
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.delaysContentTouches,
        scrollView.canPanHorizontally || scrollView.canPanVertically
      {
        return scrollView
      }
      view = current.superview
    }
    return nil
  }

  func hold(_ touch: UITouch, _ event: UIEvent) {
    var held = HeldTouch(touch: touch, event: event)
    if delayingScrollView(of: touch) != nil {
      held.isDelayedByScrolling = true
      held.timer = (window?.frameScheduler ?? .current).schedule(after: Self.contentTouchDelay) {
        [weak self, weak touch] in
        guard let self, let touch else { return }
        contentDelayEnded(touch)
      }
    }
    heldTouches.append(held)
  }

  private func contentDelayEnded(_ touch: UITouch) {
    guard let index = heldTouches.firstIndex(where: { $0.touch === touch }) else { return }
    heldTouches[index].isDelayedByScrolling = false
    if !recognizersDelay(touch) { releaseHeld(touch) }
  }

  func holdEnd(of touch: UITouch, _ event: UIEvent) {
    if let index = heldTouches.firstIndex(where: { $0.touch === touch }) {
      heldTouches[index].hasEnded = true
    } else {
      heldTouches.append(HeldTouch(touch: touch, event: event, hasEnded: true))
    }
  }

  func dropHeld(_ touch: UITouch) {
    heldTouches.first { $0.touch === touch }?.timer?.cancel()
    heldTouches.removeAll { $0.touch === touch }
  }

  /// Delivers a withheld touch to its view.
  func releaseHeld(_ touch: UITouch) {
    guard let held = heldTouches.first(where: { $0.touch === touch }) else { return }
    dropHeld(touch)
    if touch.delivery == .held { deliverBegan(touch, held.event) }
    if held.hasEnded, touch.delivery == .delivered { deliverEnded(touch, held.event) }
  }

  func deliverBegan(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    if let scrollView = view.superview.flatMap({ nearestScrollView($0) }),
      !scrollView.touchesShouldBegin([touch], with: event, in: view)
    {
      touch.delivery = .cancelled
      return
    }
    touch.delivery = .delivered
    view.touchesBegan([touch], with: event)
  }

  func deliverEnded(_ touch: UITouch, _ event: UIEvent) {
    touch.view?.touchesEnded([touch], with: event)
    touch.delivery = .cancelled
  }

  private func nearestScrollView(_ view: UIView) -> UIScrollView? {
    var current: UIView? = view
    while let candidate = current {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      current = candidate.superview
    }
    return nil
  }

  /// Called after recognisers have changed. Cancels touches of recognised gestures, and delivers those that no
  /// recogniser withholds any longer.
  func settleHeldTouches() {
    let touches = Array(touchesByPointer.values) + heldTouches.map(\.touch)
    for touch in touches where touch.delivery == .delivered || touch.delivery == .held {
      guard touch.recognizers.contains(where: { takesAway($0) }) else { continue }
      let wasDelivered = touch.delivery == .delivered
      dropHeld(touch)
      touch.delivery = .cancelled
      if wasDelivered { touch.view?.touchesCancelled([touch], with: touchesEvent) }
    }
    for held in heldTouches {
      if held.isDelayedByScrolling, !held.hasEnded { continue }
      let waits = held.touch.delivery == .held ? recognizersDelay(held.touch) : recognizersDelayEnd(held.touch)
      if !waits { releaseHeld(held.touch) }
    }
  }

  private func takesAway(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.cancelsTouchesInView else { return false }
    switch recognizer.state {
    case .began, .changed, .ended: return true
    default: return false
    }
  }
}
