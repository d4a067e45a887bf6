import Foundation

/// An object that is notified of an animation's start and end. Both methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed.
  ///
  /// - Parameter flag: whether the animation ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
