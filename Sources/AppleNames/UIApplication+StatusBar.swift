import UIKit

// There is no status bar; see `UIStatusBarManager`. So notifications of its changes are never posted.
extension UIApplication {
  /// The style of the status bar: always the default one, as there is no status bar.
  @preconcurrency @MainActor public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Does nothing, as there is no status bar.
  @preconcurrency @MainActor public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing, as there is no status bar.
  @preconcurrency @MainActor public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Posted before the status bar's frame changes; never here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar's frame has changed; never here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the status bar's orientation changes; never here.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar's orientation has changed; never here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
