import UIKit

// There is no status bar; see `UIStatusBarManager`. So notifications of its changes are never posted.
extension UIApplication {
  /// The look of the status bar; always the default, as there is none.
  @MainActor public var statusBarStyle: UIStatusBarStyle { .default }

  /// Posted before the status bar's frame changes; never here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar's frame has changed; never here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the status bar's orientation changes; never here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar's orientation has changed; never here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
