@_spi(UIKit) import UIKitCore

extension UITableView {
  /// As the method that takes an optional closure, which runs at once here too: so a closure that must not escape can
  /// be passed.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
