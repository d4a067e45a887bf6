import QuartzCore

// The methods with completion handlers that Swift imports as asynchronous ones, too. Most of UIKit's are marked in its
// headers (iOS 16.5) so that it does not, such as `present(_:animated:completion:)`.

extension UIView {
  /// Animates by keyframes, and returns when the animation has ended: whether it was not interrupted.
  @discardableResult public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }
}

extension UIViewPropertyAnimator {
  /// Returns when the animation has ended: at which end.
  @discardableResult public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }
}

extension UIScene {
  /// Opens an address in another program, and returns whether there is one for it. The options are ignored.
  @discardableResult public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}

extension UIApplication {
  /// Opens an address in another program, and returns whether there is one for it.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
