@_spi(UIKit) import UIKitCore

/// An item outside the visible part as a target of the focus: its cell is created when it gets the focus.
final class DeferredCellFocusItem: NSObject, DeferredFocusItem {
  weak var collectionView: UICollectionView?
  let indexPath: IndexPath
  let frame: CGRect
  /// The scroll view of the orthogonal section in whose coordinates `frame` is; nil: the collection view.
  private weak var region: RegionScrollView?

  init(
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ frame: CGRect, in region: RegionScrollView? = nil
  ) {
    self.region = region
    self.collectionView = collectionView
    self.indexPath = indexPath
    self.frame = frame
    super.init()
  }

  var canBecomeFocused: Bool { collectionView?.canFocus(indexPath) ?? false }

  var parentFocusEnvironment: (any UIFocusEnvironment)? { region ?? collectionView }

  func materialized() -> (any UIFocusItem)? { collectionView?.cellForFocus(at: indexPath) }
}
