import CoreGraphics
import Foundation

/// The data of a collection view: how many sections and items there are, and the views for them.
///
/// Any object can be one: test cases often are, and on Linux `XCTestCase` is no `NSObject`.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A configured cell, got from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// The number of sections; 1 when not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A configured header, footer or other supplementary view, got from `dequeueReusableSupplementaryView`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved interactively; yes when only `moveItemAt` is implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// An item was moved interactively; move it in the data, too.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The titles of the index bar.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item an index title leads to.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.isMissing(1000)
    return 1
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.isMissing(1001)
    return UICollectionReusableView()
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(1002)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(1003)
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isMissing(1004)
    return nil
  }

  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.isMissing(1005)
    return IndexPath(item: 0, section: 0)
  }
}

// `dataSource?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDataSource {
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSource_numberOfSections? {
    _UICollectionViewDataSource_numberOfSections(target: self)
  }
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSource_collectionView? {
    _UICollectionViewDataSource_collectionView(target: self)
  }
  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSource_indexTitles? {
    _UICollectionViewDataSource_indexTitles(target: self)
  }
}

/// The optional `numberOfSections` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_numberOfSections {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.call(1000) { target.numberOfSections(in: collectionView) }
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_collectionView {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.call(1001) {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(1002) { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(1003) {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethod.call(1005) { target.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  }
}

/// The optional `indexTitles` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_indexTitles {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.call(1004) { target.indexTitles(for: collectionView) } ?? nil
  }
}
