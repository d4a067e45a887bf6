/// Recognises two fingers that rotate about each other.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that a finger moves along the circle before the rotation begins.
  static let slop: CGFloat = 8

  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var speed: CGFloat = 0

  /// The rotation in radians since the beginning, clockwise. Setting it makes it start at the new value.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  /// The velocity in radians per second.
  open var velocity: CGFloat { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > 2 {
      for touch in touches where trackedTouches.count > 2 { ignore(touch, for: event) }
      return
    }
    guard trackedTouches.count == 2 else { return }
    lastAngle = angle
    turned = 0
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 2 else { return }
    var step = angle - lastAngle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    lastAngle += step
    turned += step
    if event.timestamp > lastTime { speed = step / (event.timestamp - lastTime) }
    lastTime = event.timestamp
    if state == .possible {
      let radius = distance(trackedTouches[0].windowLocation, trackedTouches[1].windowLocation) / 2
      guard pendingState == nil, abs(turned) * radius > Self.slop else { return }
      turned = 0
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if trackedTouches.allSatisfy({ $0.phase == .ended }) { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    turned = 0
    speed = 0
  }

  private var angle: CGFloat {
    let a = trackedTouches[0].windowLocation
    let b = trackedTouches[1].windowLocation
    return atan2(b.y - a.y, b.x - a.x)
  }
}
