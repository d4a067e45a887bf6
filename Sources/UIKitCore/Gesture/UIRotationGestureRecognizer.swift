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
    guard let fingers = beginTwoTouches(with: touches, event) else { return }
    lastAngle = fingers.angle
    turned = 0
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = twoTouches else { return }
    var step = fingers.angle - lastAngle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    lastAngle += step
    turned += step
    if event.timestamp > lastTime { speed = step / (event.timestamp - lastTime) }
    lastTime = event.timestamp
    if state == .possible {
      guard pendingState == nil, abs(turned) * fingers.distance / 2 > Self.slop else { return }
      turned = 0
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoTouches() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoTouches() }

  open override func reset() {
    turned = 0
    speed = 0
  }
}
