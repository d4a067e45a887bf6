import UIKit

extension UIApplication {
  /// Returns the orientations in which controllers of a window are shown by default: all, as windows can have any shape
  /// here.
  @preconcurrency @MainActor public func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
}
