import Foundation
@_spi(UIKit) import UIKitCore

/// An object that is notified of rows that will probably be shown soon, so that it can prepare their data.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that lie ahead in the scrolling direction, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when the scrolling direction is reversed, with prefetched rows that are not needed now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.handleMissing(
      .tableViewCancelPrefetchingForRowsAt, of: self as any UITableViewDataSourcePrefetching, [tableView, indexPaths]
    ) {
      $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDataSourcePrefetching {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetching_tableView? {
    _UITableViewDataSourcePrefetching_tableView(target: self)
  }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetching_tableView {
  let target: any UITableViewDataSourcePrefetching

  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call(.tableViewCancelPrefetchingForRowsAt) {
      target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
