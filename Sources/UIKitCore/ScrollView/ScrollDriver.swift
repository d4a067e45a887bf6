import MotionCore
import QuartzCore

/// Moves a scroll view's content frame by frame: deceleration, animated moves, wheel glides. Also fades its indicators.
@MainActor package final class ScrollDriver: FrameScheduler.Client {
  private enum Motion {
    case none
    case decelerating(x: AxisMotion, y: AxisMotion)
    case animating(OffsetAnimation)
    /// The target was reached in the last frame; the next frame reports it (facts 3.5).
    case animationArrived
    case gliding(x: WheelGlide, y: WheelGlide, purpose: GlidePurpose)
    case zooming(ZoomAnimation)
  }

  /// The purpose of a glide, which decides the delegate calls at its end.
  enum GlidePurpose { case wheel, program }

  private weak var scrollView: UIScrollView?
  /// The clock whose frames move the content.
  private weak var followed: FrameScheduler?
  private var motion = Motion.none
  private var startTime: TimeInterval = 0
  /// The offset that was set last. If the current one differs, it was changed elsewhere, and the motion follows:
  /// content that is moved while it decelerates keeps decelerating.
  private var lastSet = CGPoint.zero
  private var carried = CGPoint.zero

  private var fade: IndicatorFade?
  private var fadeTimer: (any PacerTimer)?
  /// The time when the indicators were last needed. The timer reads it when it fires, so that movement sets no timers.
  private var lastShown: TimeInterval = 0
  private var indicatorsAreShown = false

  /// The times in seconds for which indicators stay, and for which they fade.
  static let indicatorLinger: TimeInterval = 0.5
  static let indicatorFade: TimeInterval = 0.25

  private struct IndicatorFade {
    var start: TimeInterval
  }

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  // MARK: State

  package var isMoving: Bool {
    if case .none = motion { false } else { true }
  }

  var isAnimatingOffset: Bool {
    switch motion {
    case .animating, .animationArrived, .gliding(_, _, .program): true
    default: false
    }
  }

  var isAnimatingZoom: Bool {
    if case .zooming(let animation) = motion { !animation.isBounce } else { false }
  }

  var isDecelerating: Bool {
    switch motion {
    case .decelerating, .gliding(_, _, .wheel): true
    default: false
    }
  }

  var isGliding: Bool {
    if case .gliding = motion { true } else { false }
  }

  /// The target of an animated move.
  var animationTarget: CGPoint? {
    switch motion {
    case .animating(let animation): animation.end
    case .gliding(let x, let y, _): CGPoint(x: x.target, y: y.target)
    default: nil
    }
  }

  // MARK: Starting

  func decelerate(x: AxisMotion, y: AxisMotion, since time: TimeInterval) {
    start(.decelerating(x: x, y: y), at: time)
  }

  func animate(to target: CGPoint) {
    guard let scrollView else { return }
    start(
      .animating(OffsetAnimation(start: scrollView.contentOffset, end: target)), at: now)
  }

  /// Glides to `target`, starting with the speed of a glide that is running.
  func glide(to target: CGPoint, purpose: GlidePurpose) {
    guard let scrollView else { return }
    if case .gliding(var x, var y, let present) = motion, present == purpose {
      x.retarget(target.x - carried.x)
      y.retarget(target.y - carried.y)
      motion = .gliding(x: x, y: y, purpose: purpose)
      return
    }
    let now = now
    let offset = scrollView.contentOffset
    start(
      .gliding(
        x: WheelGlide(from: offset.x, to: target.x, at: now), y: WheelGlide(from: offset.y, to: target.y, at: now),
        purpose: purpose), at: now)
  }

  func zoom(_ animation: ZoomAnimation) {
    start(.zooming(animation), at: now)
  }

  /// Requests frames of a clock.
  private func follow(_ frames: FrameScheduler) {
    if followed !== frames { followed?.remove(self, phase: .animate) }
    followed = frames
    frames.add(self, phase: .animate)
    frames.requestFrame()
  }

  private var now: TimeInterval { (scrollView?.frameScheduler ?? .current).now }

  private func start(_ motion: Motion, at time: TimeInterval) {
    self.motion = motion
    startTime = time
    lastSet = scrollView?.contentOffset ?? .zero
    carried = .zero
    showIndicators()
    follow(scrollView?.frameScheduler ?? .current)
    scrollView?.motionDidChange()
  }

  /// Stops the content where it is, and calls the delegate methods for the end.
  func stop() {
    let stopped = motion
    motion = .none
    guard let scrollView else { return }
    switch stopped {
    case .none: return
    case .decelerating, .gliding(_, _, .wheel): scrollView.decelerationEnded()
    case .animating, .animationArrived, .gliding(_, _, .program): break
    case .zooming(let animation): scrollView.zoomAnimationEnded(animation)
    }
    lingerIndicators()
    scrollView.motionDidChange()
  }

  // MARK: Frames

  package func frame(at now: TimeInterval) -> Bool {
    guard let scrollView else { return false }
    step(scrollView, now)
    fadeIndicators(scrollView, now)
    if isMoving || fade != nil { return true }
    followed?.remove(self, phase: .animate)
    followed = nil
    return false
  }

  private func step(_ scrollView: UIScrollView, _ now: TimeInterval) {
    let elapsed = now - startTime
    switch motion {
    case .none:
      return
    case .decelerating(let x, let y):
      goAlong(scrollView)
      let isOver = x.isFinished(at: elapsed) && y.isFinished(at: elapsed)
      let offset =
        isOver ? CGPoint(x: x.end, y: y.end) : CGPoint(x: x.offset(at: elapsed), y: y.offset(at: elapsed))
      set(offset, scrollView)
      // The delegate may have stopped the motion, or started another.
      guard isOver, case .decelerating = motion else { return }
      motion = .none
      scrollView.decelerationEnded()
      ended(scrollView)
    case .animating(let animation):
      if elapsed >= OffsetAnimation.duration {
        motion = .animationArrived
        set(animation.end, scrollView)
      } else {
        set(animation.offset(at: elapsed), scrollView)
      }
    case .animationArrived:
      motion = .none
      scrollView.scrollingAnimationEnded()
      ended(scrollView)
    case .gliding(var x, var y, let purpose):
      goAlong(scrollView)
      x.advance(to: now)
      y.advance(to: now)
      motion = .gliding(x: x, y: y, purpose: purpose)
      set(CGPoint(x: x.offset, y: y.offset), scrollView)
      guard x.isFinished, y.isFinished, case .gliding(let nowX, let nowY, _) = motion, nowX.isFinished, nowY.isFinished
      else { return }
      motion = .none
      switch purpose {
      case .wheel: scrollView.decelerationEnded()
      case .program: scrollView.scrollingAnimationEnded()
      }
      ended(scrollView)
    case .zooming(let animation):
      let share = OffsetAnimation.progress(at: elapsed)
      scrollView.apply(animation, share: share)
      guard share >= 1, case .zooming = motion else { return }
      motion = .none
      scrollView.zoomAnimationEnded(animation)
      ended(scrollView)
    }
  }

  private func goAlong(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    carried.x += offset.x - lastSet.x
    carried.y += offset.y - lastSet.y
  }

  private func set(_ offset: CGPoint, _ scrollView: UIScrollView) {
    let target = scrollView.pixel(CGPoint(x: offset.x + carried.x, y: offset.y + carried.y))
    lastSet = target
    scrollView.moveOffset(to: target, cause: .motion)
  }

  private func ended(_ scrollView: UIScrollView) {
    lingerIndicators()
    scrollView.motionDidChange()
  }

  // MARK: Indicators

  func showIndicators() {
    guard let scrollView else { return }
    if !indicatorsAreShown || fade != nil {
      fade = nil
      indicatorsAreShown = true
      scrollView.setIndicatorAlpha(1)
    }
    lingerIndicators()
  }

  /// Starts the fade a moment after the last movement.
  private func lingerIndicators() {
    lastShown = now
    if fadeTimer == nil { waitForFade(Self.indicatorLinger) }
  }

  private func waitForFade(_ delay: TimeInterval) {
    fadeTimer = (scrollView?.frameScheduler ?? .current).schedule(after: delay) { [weak self] in
      guard let self, let scrollView = self.scrollView else { return }
      fadeTimer = nil
      // The pointer's leaving shows them again, which restarts the wait.
      if scrollView.scroll.isHoveringIndicators { return }
      let now = scrollView.frameScheduler.now
      if isMoving || scrollView.isTracking { lastShown = now }
      let rest = lastShown + Self.indicatorLinger - now
      // A microsecond is within the clock's precision.
      if rest > 1e-6 { return waitForFade(rest) }
      fade = IndicatorFade(start: now)
      follow(scrollView.frameScheduler)
    }
  }

  private func fadeIndicators(_ scrollView: UIScrollView, _ now: TimeInterval) {
    guard let fade else { return }
    let share = (now - fade.start) / Self.indicatorFade
    scrollView.setIndicatorAlpha(max(0, 1 - share))
    if share >= 1 {
      self.fade = nil
      indicatorsAreShown = false
    }
  }
}
