import UIKitCore

// Data sources need not be of `NSObjectProtocol` here; see `UIScrollViewDelegate`.

extension UICollectionViewDataSource {
  /// Whether the object has the method of that name: false for one that is no `NSObject`.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}

extension UITableViewDataSource {
  /// Whether the object has the method of that name: false for one that is no `NSObject`.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}
