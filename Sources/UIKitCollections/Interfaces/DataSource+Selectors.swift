import UIKitCore

// Data sources need not conform to `NSObjectProtocol` here; see `UIScrollViewDelegate`.

extension UICollectionViewDataSource {
  /// Returns whether the object implements a method; false for objects that are not an `NSObject`.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}

extension UITableViewDataSource {
  /// Returns whether the object implements a method; false for objects that are not an `NSObject`.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}
