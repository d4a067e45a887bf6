import Foundation
@_spi(UIKit) import UIKitCore

/// The collection view, as seen by its layout.
@MainActor protocol LayoutHost: AnyObject {
  /// Called when the layout was invalidated: records what has to be queried again, applies the context's adjustments
  /// and leaves the rest to the next layout pass.
  func layout(_ layout: UICollectionViewLayout, didInvalidateWith context: UICollectionViewLayoutInvalidationContext)

  /// Returns the attributes with which an element is shown now; during an update those from before it, by the index
  /// path from before it. Nil when it is not on screen.
  func displayedAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
}
