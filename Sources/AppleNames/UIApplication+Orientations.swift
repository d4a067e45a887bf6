import UIKit

extension UIApplication {
  /// The orientations in which controllers of a window are shown, where they do not say: all, as windows have any
  /// shape here.
  @preconcurrency @MainActor public func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
}
