import QuartzCore

/// Holds an animator's animations at the progress given to `update(_:)`, until the transition is finished or cancelled.
///
/// An animator with `interruptibleAnimator(using:)` is paused at that progress. With others, the clock of the
/// transition's container is stopped until then. So animations of layers in it are held, but timers of
/// the animator's own are not.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition in seconds.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, 1 being the usual one; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest of the transition; `.easeInOut` by default. Stored; has no effect: it has the animator's own
  /// pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace at the end of the interaction; nil by default. Stored; has no effect: the rest has the animator's own
  /// pace.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; true by default.
  open var wantsInteractiveStart = true

  /// The transition while it is held or is ending.
  private var transition: RunningTransition?
  /// The time in the container at which the transition began.
  private var start: CFTimeInterval = 0
  private var isHeld = false
  /// The animator that follows the interaction itself; nil for one whose container's clock is stopped.
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Starts the animations, held at their beginning. Called by UIKit.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let running = transitionContext as? RunningTransition else { return }
    transition = running
    isHeld = true
    percentComplete = 0
    // The transition keeps this object until it has ended, because apps often release it before.
    running.onEnd = { self.end() }
    duration = CGFloat(running.animatorDuration)
    start = running.clockLayer.frames.now
    if let interruptible = running.interruptibleAnimator() {
      animator = interruptible
      interruptible.pauseAnimation()
      return
    }
    hold()
    running.animate()
  }

  /// Shows the transition at a progress from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard isHeld, let transition else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    hold()
  }

  /// Stops a transition that continues after `finish()`, to hold it again.
  open func pause() {
    guard !isHeld, let transition, duration > 0 else { return }
    if let animator {
      animator.pauseAnimation()
      percentComplete = animator.fractionComplete
      isHeld = true
      return transition.pauseInteractiveTransition()
    }
    let layer = transition.clockLayer
    percentComplete = min(max(CGFloat(layer.convertTime(layer.frames.now, from: nil) - start) / duration, 0), 1)
    isHeld = true
    transition.pauseInteractiveTransition()
    hold()
  }

  /// Lets the rest of the transition run.
  open func finish() {
    guard isHeld, let transition else { return }
    isHeld = false
    transition.finishInteractiveTransition()
    if let animator {
      return run(animator, reversed: false, by: 1 - percentComplete)
    }
    let layer = transition.clockLayer
    layer.speed = Float(max(completionSpeed, 0.01))
    layer.beginTime = layer.frames.now
  }

  /// Runs the transition back to its beginning, and ends it as cancelled.
  open func cancel() {
    guard isHeld, let transition else { return }
    isHeld = false
    transition.cancelInteractiveTransition()
    if let animator { return run(animator, reversed: true, by: percentComplete) }
    goBack(from: percentComplete, since: transition.clockLayer.frames.now)
  }

  /// Lets the animator run on, or back, for a part of its duration.
  private func run(_ animator: any UIViewImplicitlyAnimating, reversed: Bool, by part: CGFloat) {
    animator.isReversed = reversed
    animator.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: max(part, 0) / max(completionSpeed, 0.01))
  }

  private func goBack(from part: CGFloat, since began: CFTimeInterval) {
    guard let transition, !isHeld else { return }
    let passed = CGFloat(transition.clockLayer.frames.now - began) * max(completionSpeed, 0.01)
    percentComplete = duration > 0 ? max(0, part - passed / duration) : 0
    hold()
    guard percentComplete <= 0 else {
      _ = transition.clockLayer.frames.schedule(after: 1 / 60) { [self] in goBack(from: part, since: began) }
      return
    }
    transition.takeBackAnimations(since: start)
  }

  private func hold() {
    if let animator {
      animator.fractionComplete = percentComplete
      return
    }
    guard let layer = transition?.clockLayer else { return }
    layer.speed = 0
    layer.beginTime = 0
    // Animations that have reached their end would be over, and with them the transition.
    layer.timeOffset = start + min(Double(percentComplete * duration), max(Double(duration) - 1e-4, 0))
  }

  private func end() {
    if animator == nil, let layer = transition?.clockLayer {
      layer.speed = 1
      layer.beginTime = 0
      layer.timeOffset = 0
    }
    transition = nil
    animator = nil
  }
}
