import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The direction in which the layout scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; their index path is `[0]`.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The guide that the insets of sections start from, where they do not say; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
