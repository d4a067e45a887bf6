import MotionCore

/// Recognises dragging.
///
/// It begins when the touches have moved by more than 10 points, a distance that is not part of the translation (facts
/// 11.1).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that touches move before the drag begins (facts 11.1).
  package static let slop: CGFloat = 10

  /// The smallest number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; without limit by default.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling devices that can also drag; empty by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var tracker = VelocityTracker()
  /// The time of the last move, on the clock of touches.
  var lastMoveTime: TimeInterval { tracker.lastMove }
  /// The movement in the window from the beginning of the touches to that of the drag, from which the slop was
  /// subtracted.
  package private(set) var rawTravel = CGPoint.zero
  /// Whether the last touch was that of a mouse.
  private(set) var isPointer = false

  /// Returns the movement since the drag began, or since `setTranslation`, in points of `view`'s coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: current.x - start.x, y: current.y - start.y), in: view)
  }

  /// Sets the translation that further movement is added to, in points of `view`'s coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = vectorToWindow(translation, from: view)
    start = CGPoint(x: current.x - inWindow.x, y: current.y - inWindow.y)
  }

  /// Returns the velocity in points per second, in `view`'s coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity, in: view)
  }

  /// Returns whether a movement begins the drag: by default, if it is longer than the slop.
  @_spi(UIKit) open func exceedsSlop(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) > Self.slop }

  /// Returns the part of the movement that is not counted in the translation.
  @_spi(UIKit) open func slopVector(_ travel: CGPoint) -> CGPoint {
    let length = hypot(travel.x, travel.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: travel.x / length * Self.slop, y: travel.y / length * Self.slop)
  }

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask == .primary
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= maximumNumberOfTouches else {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    let now = centroid
    if trackedTouches.count == touches.count {
      start = now
      tracker.reset()
      tracker.add(now, at: event.timestamp)
    } else {
      centroidJumped(to: now)
    }
    current = now
    rawTravel = .zero
    isPointer = touches.first?.type == .indirectPointer
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    current = centroid
    tracker.add(current, at: event.timestamp)
    if state == .possible {
      let travel = CGPoint(x: current.x - start.x, y: current.y - start.y)
      rawTravel = travel
      guard pendingState == nil, trackedTouches.count >= minimumNumberOfTouches, exceedsSlop(travel) else { return }
      let used = slopVector(travel)
      start.x += used.x
      start.y += used.y
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = trackedTouches.filter { !touches.contains($0) }
    if remaining.count >= minimumNumberOfTouches, !remaining.isEmpty {
      centroidJumped(to: Self.centroid(of: remaining))
      current = Self.centroid(of: remaining)
      return
    }
    if state == .possible {
      if remaining.isEmpty { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  // MARK: Scrolling devices

  /// Handles scrolling by a device of `allowedScrollTypesMask`, which drags from the first movement.
  ///
  /// - Parameter location: the position in the window.
  /// - Returns: whether the drag continues.
  func scroll(by delta: CGPoint, at location: CGPoint, time: TimeInterval) -> Bool {
    if state == .possible {
      guard trackedTouches.isEmpty else { return false }
      start = location
      current = location
      lastCentroid = location
      tracker.reset()
      tracker.add(location, at: time)
    }
    current = CGPoint(x: current.x - delta.x, y: current.y - delta.y)
    tracker.add(current, at: time)
    state = state == .possible ? .began : .changed
    return state == .began || state == .changed
  }

  /// Ends the drag by a scrolling device.
  func endScroll() {
    if state == .began || state == .changed { state = .ended }
  }

  open override func reset() {
    tracker.reset()
  }

  private func centroidJumped(to now: CGPoint) {
    let delta = CGPoint(x: now.x - current.x, y: now.y - current.y)
    start.x += delta.x
    start.y += delta.y
    tracker.shift(by: delta)
  }

  private var centroid: CGPoint { Self.centroid(of: trackedTouches) }

  private static func centroid(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  private func vector(_ v: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view !== window else { return v }
    let origin = view.convert(CGPoint.zero, from: window)
    let tip = view.convert(v, from: window)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  private func vectorToWindow(_ v: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view !== window else { return v }
    let origin = window.convert(CGPoint.zero, from: view)
    let tip = window.convert(v, from: view)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
