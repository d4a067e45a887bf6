/// Follows the pointer while it is over the view with no button held.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    convertFromWindow(pointer ?? lastCentroid, to: view)
  }

  /// It ignores touches and does not hold them back from other recognisers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches && super.shouldReceive(event) }

  /// Always 0: no pointer here reports its distance from the screen.
  open var zOffset: CGFloat { 0 }
  /// Always π / 2: no pointer here reports its tilt.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Always 0: no pointer here reports its direction.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The pointer is at `location` of the window, or elsewhere for nil.
  func hover(at location: CGPoint?, modifiers: UIKeyModifierFlags) {
    latestModifiers = modifiers
    if let location {
      guard isEnabled else { return }
      pointer = location
      lastCentroid = location
      state = state == .possible ? .began : .changed
    } else if state == .began || state == .changed {
      state = .ended
      pointer = nil
    }
  }
}
