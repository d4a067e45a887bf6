import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Reads a flow layout's environment from its collection view, and creates attributes.
extension UICollectionViewFlowLayout {
  /// Places supplementary views above the cells.
  private static let supplementaryZIndex = 10

  var isHorizontal: Bool { scrollDirection == .horizontal }

  /// Returns a size's length in the direction of the lines.
  func acrossLength(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// Returns a size's length in the scrolling direction.
  func alongLength(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  func container(of collectionView: UICollectionView) -> FlowLayoutCore.Container {
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let scale = collectionView.traitCollection.displayScale
    return FlowLayoutCore.Container(
      isHorizontal: isHorizontal,
      lineLength: isHorizontal ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right,
      scale: scale > 0 ? scale : 1, headersPin: sectionHeadersPinToVisibleBounds,
      footersPin: sectionFootersPinToVisibleBounds)
  }

  /// The part of the content that bars do not cover, within which headers are pinned; nil if none are.
  var visibleRect: CGRect? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collectionView else { return nil }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isHorizontal && mirrorsContent ? mirrored(visible) : visible
  }

  /// Returns the guide's insets for sections, without the content inset.
  func referenceInsets(of collectionView: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: collectionView.safeAreaInsets
    case .fromLayoutMargins: collectionView.layoutMargins
    }
  }

  func attributes(of element: FlowElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
    switch element {
    case .item(let item, let section):
      attributes(for: .cell, kind: nil, at: IndexPath(item: item, section: section), frame: frame)
    case .header(let section):
      attributes(
        for: .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section), frame: frame)
    case .footer(let section):
      attributes(
        for: .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section), frame: frame)
    }
  }

  func attributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(for: category, kind: kind, at: indexPath)
    attributes.frame = frame
    if category == .supplementaryView { attributes.zIndex = Self.supplementaryZIndex }
    return attributes
  }
}
