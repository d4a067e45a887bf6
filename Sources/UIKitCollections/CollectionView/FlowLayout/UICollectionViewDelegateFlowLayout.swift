import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A collection view's delegate that gives a flow layout the sizes of single items and sections. Every method is
/// optional; the layout's property of the same meaning stands in for one that is missing.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points, in place of `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The insets of a section in points, in place of `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least space between a section's lines in points, in place of `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least space between the items of a line in points, in place of `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header in points; only the dimension along the scrolling counts, and 0 means no header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer in points; only the dimension along the scrolling counts, and 0 means no footer.
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
    OptionalMethod.isMissing(.sizeForItemAt)
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethod.isMissing(.insetForSectionAt)
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.isMissing(.minimumLineSpacingForSectionAt)
    return 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.isMissing(.minimumInteritemSpacingForSectionAt)
    return 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.isMissing(.referenceSizeForHeaderInSection)
    return .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.isMissing(.referenceSizeForFooterInSection)
    return .zero
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDelegateFlowLayout {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateFlowLayout_collectionView? {
    _UICollectionViewDelegateFlowLayout_collectionView(target: self)
  }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegateFlowLayout_collectionView {
  let target: any UICollectionViewDelegateFlowLayout

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.call(.sizeForItemAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethod.call(.insetForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.minimumLineSpacingForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.minimumInteritemSpacingForSectionAt) {
      target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.call(.referenceSizeForHeaderInSection) {
      target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

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
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(value: self(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
  }

  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> _OptionalMethodResult<UIEdgeInsets> {
    _OptionalMethodResult(value: self(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
  }

  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(
      value: self(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
  }

  @_disfavoredOverload public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> _OptionalMethodResult<CGSize> {
    _OptionalMethodResult(
      value: self(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
  }
}
