import Foundation
@_spi(UIKit) import UIKitCore

/// Learns which rows will probably be shown soon, so that their data can be made ready.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// These rows lie ahead in the scrolling direction, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Scrolling turned: these rows, announced before, are not needed now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.isMissing(.tableViewCancelPrefetchingForRowsAt)
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDataSourcePrefetching {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetching_tableView? {
    _UITableViewDataSourcePrefetching_tableView(target: self)
  }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetching_tableView {
  let target: any UITableViewDataSourcePrefetching

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call(.tableViewCancelPrefetchingForRowsAt) {
      target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
