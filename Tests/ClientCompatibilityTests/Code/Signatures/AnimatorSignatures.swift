import UIKit

@MainActor func animatorSignatures(_ view: UIView) {
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.alpha = 0.5 }
  let _ = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {}
  let _ = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8)
  let _ = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  let _ = UIViewPropertyAnimator(duration: 0.3, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)) {}
  let _ = UIViewPropertyAnimator(
    duration: 0,
    timingParameters: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
  let _ = UISpringTimingParameters(dampingRatio: 0.8)
  let _ = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 1))
  let _ = UICubicTimingParameters(animationCurve: .easeIn)
  let _ = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
  let _ = UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 0.1, delay: 0, options: [], animations: {},
    completion: { (position: UIViewAnimatingPosition) in _ = position == .end })
  animator.addAnimations { view.alpha = 1 }
  animator.addAnimations({}, delayFactor: 0.5)
  animator.addCompletion { (position: UIViewAnimatingPosition) in _ = position }
  animator.startAnimation()
  animator.pauseAnimation()
  animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
  readWrite(\UIViewPropertyAnimator.fractionComplete, CGFloat.self)
  readWrite(\UIViewPropertyAnimator.isReversed, Bool.self)
  readOnly(\UIViewPropertyAnimator.isRunning, Bool.self)
  readOnly(\UIViewPropertyAnimator.state, UIViewAnimatingState.self)
  readOnly(\UIViewPropertyAnimator.duration, TimeInterval.self)
  readWrite(\UIViewPropertyAnimator.isInterruptible, Bool.self)
  readWrite(\UIViewPropertyAnimator.pausesOnCompletion, Bool.self)
  readWrite(\UIViewPropertyAnimator.scrubsLinearly, Bool.self)
  animator.stopAnimation(true)
  requireRaw(UIViewAnimatingPosition.self, Int.self)
  requireRaw(UIViewAnimatingState.self, Int.self)

  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  readOnly(\UIVisualEffectView.contentView, UIView.self)
  readWrite(\UIVisualEffectView.effect, UIVisualEffect?.self)
  let _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label)
  _ = blur
}

/// An animator that lacks the methods which are optional.
final class BareAnimator: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
