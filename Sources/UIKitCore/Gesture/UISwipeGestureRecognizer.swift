/// Recognises a quick movement in one direction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. A recogniser can allow several.
  public struct Direction: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The shortest length along the direction, the largest deviation across it, and the longest duration in seconds.
  static let length: CGFloat = 50
  static let deviation: CGFloat = 30
  static let duration: TimeInterval = 0.5

  /// The directions that are recognised; right by default.
  open var direction: Direction = .right
  /// The number of fingers that must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask == .primary
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    start = location(in: nil)
    if trackedTouches.count == touches.count { startTime = event.timestamp }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.duration else { return state = .failed }
    guard trackedTouches.count == numberOfTouchesRequired else { return }
    let now = location(in: nil)
    let travel = CGPoint(x: now.x - start.x, y: now.y - start.y)
    if recognizes(travel) {
      state = .ended
    } else if min(abs(travel.x), abs(travel.y)) > Self.deviation {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  private func recognizes(_ travel: CGPoint) -> Bool {
    func along(_ forward: CGFloat, _ across: CGFloat) -> Bool {
      forward >= Self.length && abs(across) <= Self.deviation
    }
    return direction.contains(.right) && along(travel.x, travel.y)
      || direction.contains(.left) && along(-travel.x, travel.y)
      || direction.contains(.down) && along(travel.y, travel.x)
      || direction.contains(.up) && along(-travel.y, travel.x)
  }
}
