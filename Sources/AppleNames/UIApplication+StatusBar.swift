import UIKit

// There is no status bar; see `UIStatusBarManager`. So notifications of its changes are never posted.
extension UIApplication {
  /// The look of the status bar; always the default, as there is none.
  @MainActor public var statusBarStyle: UIStatusBarStyle { .default }

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
