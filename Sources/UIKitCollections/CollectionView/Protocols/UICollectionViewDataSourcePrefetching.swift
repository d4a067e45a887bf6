import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// An object that is notified of items that will probably be shown soon, so that it can prepare their data.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that lie ahead in the scrolling direction, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when the scrolling direction is reversed, with prefetched items that are not needed now.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethod.handleMissing(
      .cancelPrefetchingForItemsAt, of: self as any UICollectionViewDataSourcePrefetching, [collectionView, indexPaths]
    ) {
      $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}

// `dataSource?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDataSourcePrefetching {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourcePrefetching_collectionView? {
    _UICollectionViewDataSourcePrefetching_collectionView(target: self)
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSourcePrefetching_collectionView {
  let target: any UICollectionViewDataSourcePrefetching

  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call(.cancelPrefetchingForItemsAt) {
      target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
