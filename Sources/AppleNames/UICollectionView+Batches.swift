import UIKit

extension UICollectionView {
  /// Makes changes together; the closure is called before this returns, so it need not say `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
