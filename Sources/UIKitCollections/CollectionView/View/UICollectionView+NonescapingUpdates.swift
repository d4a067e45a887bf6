@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Runs `updates` at once and carries out its changes together, like the method that takes an optional closure; this
  /// form also accepts a closure that must not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
