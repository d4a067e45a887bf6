import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The data of a collection view: the numbers of sections and items, and the views for them.
///
/// Any object can be a data source: test cases often are, and on Linux `XCTestCase` is no `NSObject`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns a configured cell, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections; 1 if not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a configured header, footer or other supplementary view, dequeued with `dequeueReusableSupplementaryView`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved interactively; if not implemented, whether `moveItemAt` is.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Called when an item has been moved interactively: move it in the data, too.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the index bar; nil for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item to which an index title leads.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.handleMissing(
      .numberOfSections, of: self as any UICollectionViewDataSource, [collectionView], else: 1
    ) {
      $0.numberOfSections(in: collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.handleMissing(
      .viewForSupplementaryElementOfKind, of: self as any UICollectionViewDataSource,
      [collectionView, kind, indexPath], else: UICollectionReusableView()
    ) {
      $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .canMoveItemAt, of: self as any UICollectionViewDataSource, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .moveItemAt, of: self as any UICollectionViewDataSource, [collectionView, sourceIndexPath, destinationIndexPath]
    ) {
      $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.handleMissing(.indexTitles, of: self as any UICollectionViewDataSource, [collectionView], else: nil)
    {
      $0.indexTitles(for: collectionView)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.handleMissing(
      .indexPathForIndexTitle, of: self as any UICollectionViewDataSource, [collectionView, title, index],
      else: IndexPath(item: 0, section: 0)
    ) {
      $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

// `dataSource?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDataSource {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSource_numberOfSections? {
    _UICollectionViewDataSource_numberOfSections(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSource_collectionView? {
    _UICollectionViewDataSource_collectionView(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSource_indexTitles? {
    _UICollectionViewDataSource_indexTitles(target: self)
  }
}

/// The optional `numberOfSections` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_numberOfSections {
  let target: any UICollectionViewDataSource

  /// Calls `numberOfSections(in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.call(.numberOfSections) { target.numberOfSections(in: collectionView) }
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_collectionView {
  let target: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.call(.viewForSupplementaryElementOfKind) {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:canMoveItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canMoveItemAt) { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Calls `collectionView(_:moveItemAt:to:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.moveItemAt) {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)` and returns nil if the object does not implement it.
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

  /// Calls `indexTitles(for:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.call(.indexTitles) { target.indexTitles(for: collectionView) } ?? nil
  }
}
