import CoreGraphics
import Foundation

/// A collection view's delegate that gives a flow layout the sizes of single items and sections. Every method is
/// optional; the layout's property of the same meaning stands in for one that is missing.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

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
