/// Follows the pointer while it is over the view without a pressed button.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    convertFromWindow(pointer ?? lastCentroid, to: view)
  }

  /// Ignores touches, and does not withhold them from other recognisers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches && super.shouldReceive(event) }

  /// The distance from the screen: always 0, because no pointer here reports it.
  open var zOffset: CGFloat { 0 }
  /// The tilt in radians: always π / 2, because no pointer here reports it.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in radians: always 0, because no pointer here reports it.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called when the pointer is at `location` of the window, or elsewhere for nil.
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
