import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Learns which items will probably be shown soon, so that their data can be made ready.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// These items lie ahead in the scrolling direction, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when scrolling turns: these items, prefetched before, are not needed now.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethod.isMissing(.cancelPrefetchingForItemsAt)
  }
}

// `dataSource?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDataSourcePrefetching {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourcePrefetching_collectionView? {
    _UICollectionViewDataSourcePrefetching_collectionView(target: self)
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSourcePrefetching_collectionView {
  let target: any UICollectionViewDataSourcePrefetching

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call(.cancelPrefetchingForItemsAt) {
      target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
