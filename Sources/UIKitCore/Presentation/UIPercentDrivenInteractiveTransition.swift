import QuartzCore

/// Holds an animator's animations at the part of the transition that `update(_:)` names, until it is finished or
/// cancelled.
///
/// The clock of the transition's container stands still meanwhile, so animations of layers within it are held, and
/// timers of the animator's own are not.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Seconds that the whole transition takes by itself.
  open private(set) var duration: CGFloat = 0
  /// How much of the transition is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept, and of no effect: the rest of a transition goes on at the animator's own pace.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// The transition while it is held or comes to its end.
  private var transition: RunningTransition?
  /// The container's time at which the transition began.
  private var start: CFTimeInterval = 0
  private var isHeld = false

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let running = transitionContext as? RunningTransition else { return }
    transition = running
    isHeld = true
    percentComplete = 0
    duration = CGFloat(running.animatorDuration)
    start = CACurrentMediaTime()
    hold()
    running.animate()
  }

  /// Shows the transition at a part from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard isHeld, let transition else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    hold()
  }

  /// Stops a transition that goes on by itself after `finish()`, to be held again.
  open func pause() {
    guard !isHeld, let transition, duration > 0 else { return }
    let layer = transition.containerView.layer
    percentComplete = min(max(CGFloat(layer.convertTime(CACurrentMediaTime(), from: nil) - start) / duration, 0), 1)
    isHeld = true
    transition.pauseInteractiveTransition()
    hold()
  }

  /// Lets the rest of the transition go on by itself.
  open func finish() {
    guard isHeld, let transition else { return }
    isHeld = false
    transition.finishInteractiveTransition()
    let layer = transition.containerView.layer
    layer.speed = Float(max(completionSpeed, 0.01))
    layer.beginTime = CACurrentMediaTime()
    transition.onEnd = { [weak self] in self?.end() }
  }

  /// Takes the transition back to its beginning, and then ends it as one that did not take place.
  open func cancel() {
    guard isHeld, let transition else { return }
    isHeld = false
    transition.cancelInteractiveTransition()
    transition.onEnd = { [weak self] in self?.end() }
    goBack(from: percentComplete, since: CACurrentMediaTime())
  }

  private func goBack(from part: CGFloat, since began: CFTimeInterval) {
    guard let transition, !isHeld else { return }
    let passed = CGFloat(CACurrentMediaTime() - began) * max(completionSpeed, 0.01)
    percentComplete = duration > 0 ? max(0, part - passed / duration) : 0
    hold()
    guard percentComplete <= 0 else {
      _ = FrameScheduler.pacer.schedule(after: 1 / 60) { [self] in goBack(from: part, since: began) }
      return
    }
    transition.takeBackAnimations()
  }

  private func hold() {
    guard let layer = transition?.containerView.layer else { return }
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = start + Double(percentComplete * duration)
  }

  private func end() {
    if let layer = transition?.containerView.layer {
      layer.speed = 1
      layer.beginTime = 0
      layer.timeOffset = 0
    }
    transition = nil
  }
}
