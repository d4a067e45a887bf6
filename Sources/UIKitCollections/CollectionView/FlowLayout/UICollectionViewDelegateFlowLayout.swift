import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A collection view's delegate that provides a flow layout with the metrics of single items and sections. Every method
/// is optional; a missing one is replaced by the layout's property of the same meaning.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item in points, in place of `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section in points, in place of `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the minimum space between a section's lines in points, in place of `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum space between the items of a line in points, in place of `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header in points. Only the dimension in the scrolling direction counts; 0 means no
  /// header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer in points. Only the dimension in the scrolling direction counts; 0 means no
  /// footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.handleMissing(
      .sizeForItemAt, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, indexPath], else: .zero
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethod.handleMissing(
      .insetForSectionAt, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, section], else: .zero
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.handleMissing(
      .minimumLineSpacingForSectionAt, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, section], else: 0
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.handleMissing(
      .minimumInteritemSpacingForSectionAt, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, section], else: 0
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.handleMissing(
      .referenceSizeForHeaderInSection, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, section], else: .zero
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.handleMissing(
      .referenceSizeForFooterInSection, of: self as any UICollectionViewDelegateFlowLayout,
      [collectionView, collectionViewLayout, section], else: .zero
    ) {
      $0.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDelegateFlowLayout {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateFlowLayout_collectionView? {
    _UICollectionViewDelegateFlowLayout_collectionView(target: self)
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegateFlowLayout_collectionView {
  let target: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.call(.sizeForItemAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethod.call(.insetForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.minimumLineSpacingForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.minimumInteritemSpacingForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.call(.referenceSizeForHeaderInSection) {
      target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethod.call(.referenceSizeForFooterInSection) {
      target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

// `delegate?.method?(…).width`: what Apple's optional calls allow, nil where the method is not implemented.
extension _UICollectionViewDelegateFlowLayout_collectionView {
  /// Calls `collectionView(_:layout:sizeForItemAt:)`; members of the result can be read directly and are nil if it is
  /// missing.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(value: self(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`; members of the result can be read directly and are nil if it
  /// is missing.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> _OptionalMethodResult<UIEdgeInsets> {
    _OptionalMethodResult(value: self(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; members of the result can be read directly and
  /// are nil if it is missing.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(
      value: self(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; members of the result can be read directly and
  /// are nil if it is missing.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(
      value: self(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
  }
}
