import UIKit

// There is no status bar; see `UIStatusBarManager`. So notifications of its changes are never posted.
extension UIApplication {
  /// The default one whatever is set.
  @preconcurrency @MainActor public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Does nothing.
  @preconcurrency @MainActor public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing.
  @preconcurrency @MainActor public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Told before the status bar has another frame.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Told after the status bar has another frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Told before the status bar has another orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Told after the status bar has another orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
