/// Animations that can be started, paused, reversed and stopped.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The stage of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, rather than paused or stopped.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards; false by default.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 to 1. Setting it pauses the animation there.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current progress.
  func pauseAnimation()
  /// Stops the animation at the values on the screen, either for good or until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation with its values at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of the changes made in closures.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a fraction of the animation's duration, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another pace and duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// The methods are optional on iOS. Those of types that lack them are never called there, and do nothing here.
extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

// For `animator.addCompletion?(…)`: all conforming types have the methods here.
extension UIViewImplicitlyAnimating {
  /// The method as a value, which is never nil.
  @_disfavoredOverload public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }
  /// The method as a value, which is never nil.
  @_disfavoredOverload public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
