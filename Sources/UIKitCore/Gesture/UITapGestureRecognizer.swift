import QuartzCore

/// Recognises one or more short touches in one place.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that a finger may move in a tap.
  static let allowableMovement: CGFloat = 45
  static let multiTapInterval: TimeInterval = 0.35
  /// The longest duration in seconds of a touch in a multiple tap. Single taps have no limit.
  static let multiTapDuration: TimeInterval = 0.75

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointing device that tap; the primary one by default.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var firstTapLocation: CGPoint?
  private var mostTouches = 0
  private var timer: (any PacerTimer)?

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    if event.type == .presses { return true }
    // A finger, which has no buttons, counts as the primary one.
    return event.buttonMask == buttonMaskRequired || (event.buttonMask.isEmpty && buttonMaskRequired == .primary)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    timer = nil
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
    mostTouches = max(mostTouches, trackedTouches.count)
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    if let first = firstTapLocation, let touch = touches.first,
      distance(first, touch.windowLocation) > Self.allowableMovement
    {
      return state = .failed
    }
    if numberOfTapsRequired > 1 { failLater(after: Self.multiTapDuration) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
      if distance(start, touch.windowLocation) > Self.allowableMovement { return state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    timer = nil
    // The last finger decides.
    guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    guard mostTouches == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    firstTapLocation = firstTapLocation ?? touches.first?.windowLocation
    mostTouches = 0
    startLocations = [:]
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failLater(after: Self.multiTapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    timer?.cancel()
    timer = nil
    if numberOfTapsRequired > 1 { failLater(after: Self.multiTapDuration) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    timer?.cancel()
    timer = nil
    taps += 1
    if taps >= numberOfTapsRequired { state = .ended } else { failLater(after: Self.multiTapInterval) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    mostTouches = 0
    firstTapLocation = nil
    startLocations = [:]
  }

  private func failLater(after delay: TimeInterval) {
    timer?.cancel()
    timer = frameScheduler.schedule(after: delay) { [weak self] in self?.state = .failed }
  }
}

/// Returns the distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
