import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

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
    OptionalMethod.isMissing(.numberOfSections)
    return 1
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.isMissing(.viewForSupplementaryElementOfKind)
    return UICollectionReusableView()
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canMoveItemAt)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.moveItemAt)
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isMissing(.indexTitles)
    return nil
  }

  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.isMissing(.indexPathForIndexTitle)
    return IndexPath(item: 0, section: 0)
  }
}

// `dataSource?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDataSource {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSource_numberOfSections? {
    _UICollectionViewDataSource_numberOfSections(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSource_collectionView? {
    _UICollectionViewDataSource_collectionView(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSource_indexTitles? {
    _UICollectionViewDataSource_indexTitles(target: self)
  }
}

/// The optional `numberOfSections` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_numberOfSections {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.call(.numberOfSections) { target.numberOfSections(in: collectionView) }
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_collectionView {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.call(.viewForSupplementaryElementOfKind) {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canMoveItemAt) { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.moveItemAt) {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethod.call(.indexPathForIndexTitle) {
      target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

/// The optional `indexTitles` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_indexTitles {
  let target: any UICollectionViewDataSource

  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.call(.indexTitles) { target.indexTitles(for: collectionView) } ?? nil
  }
}
