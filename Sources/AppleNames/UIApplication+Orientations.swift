import UIKit

extension UIApplication {
  /// Returns the orientations in which controllers of a window are shown by default: those that the app's delegate
  /// gives, else all, as windows can have any shape here.
  @preconcurrency @MainActor public func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    guard let delegate else { return .all }
    let answer = OptionalMethod.call(.applicationSupportedInterfaceOrientationsFor) {
      delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
    return answer ?? .all
  }
}
