/// Recognises two fingers moving apart or together, a pinch on a touchpad, and Control with a wheel.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance in points before the pinch begins.
  static let slop: CGFloat = 8

  private var startDistance: CGFloat = 0
  private var currentScale: CGFloat = 1
  private var baseScale: CGFloat = 1
  private var previous: (scale: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0
  private var touchpadLocation: CGPoint?

  /// The ratio of the fingers' distance to that at the beginning. Setting it makes the ratio start at the new value.
  open var scale: CGFloat {
    get { currentScale / baseScale }
    set {
      guard newValue > 0 else { return }
      baseScale = currentScale / newValue
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { speed / baseScale }

  open override var numberOfTouches: Int { touchpadLocation == nil ? super.numberOfTouches : 2 }

  open override func location(in view: UIView?) -> CGPoint {
    guard let touchpadLocation else { return super.location(in: view) }
    return convertFromWindow(touchpadLocation, to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchpadLocation == nil ? super.location(ofTouch: touchIndex, in: view) : location(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = beginTwoTouches(with: touches, event) else { return }
    startDistance = fingers.distance
    currentScale = 1
    baseScale = 1
    previous = (1, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = twoTouches?.distance, startDistance > 0 else { return }
    if state == .possible {
      guard pendingState == nil, abs(now - startDistance) > Self.slop else { return }
      // The slop is not counted in the scale.
      startDistance = now
      previous = (1, event.timestamp)
      state = .began
    } else {
      update(now / startDistance, at: event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoTouches() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoTouches() }

  open override func reset() {
    startDistance = 0
    speed = 0
    previous = nil
    touchpadLocation = nil
  }

  override func receive(_ magnification: Magnification) -> Bool {
    guard isEnabled else { return false }
    switch magnification.phase {
    case .began:
      guard state == .possible, trackedTouches.isEmpty else { return false }
      touchpadLocation = magnification.location
      lastCentroid = magnification.location
      currentScale = 1
      baseScale = 1
      previous = (1, magnification.time)
      state = .began
      return touchpadLocation != nil
    case .changed:
      guard touchpadLocation != nil else { return false }
      touchpadLocation = magnification.location
      update(magnification.scale, at: magnification.time)
      state = .changed
    case .ended:
      guard touchpadLocation != nil else { return false }
      state = .ended
    case .cancelled:
      guard touchpadLocation != nil else { return false }
      state = .cancelled
    }
    return true
  }

  private func update(_ scale: CGFloat, at time: TimeInterval) {
    if let previous, time > previous.time { speed = (scale - previous.scale) / (time - previous.time) }
    previous = (scale, time)
    currentScale = scale
  }
}
