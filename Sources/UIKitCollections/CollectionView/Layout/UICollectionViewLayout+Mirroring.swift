import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A layout's results as a collection view shows them: mirrored if `flipsHorizontallyInOppositeLayoutDirection` is true
/// and the interface's direction is opposite to the one for which the coordinates are meant.
extension UICollectionViewLayout {
  var mirrorsContent: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Converts to the layout's coordinates or back: both are the same reflection within the content's width.
  func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: collectionViewContentSize.width - point.x, y: point.y)
  }

  /// Returns attributes for showing. Those of the layout are not changed: it may keep them.
  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard mirrorsContent, let attributes else { return attributes }
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.center = mirrored(attributes.center)
    return copy
  }

  /// Returns the elements that intersect a rectangle in displayed coordinates.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard mirrorsContent else { return layoutAttributesForElements(in: rect) }
    return layoutAttributesForElements(in: mirrored(rect))?.compactMap { shown($0) }
  }
}
