/// An object that shows the state of an activity again.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring).
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
