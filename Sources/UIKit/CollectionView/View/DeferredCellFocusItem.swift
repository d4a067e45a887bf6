/// An item outside the visible part, as a place for the focus to go: its cell is made when it goes there.
final class DeferredCellFocusItem: NSObject, DeferredFocusItem {
  weak var collectionView: UICollectionView?
  let indexPath: IndexPath
  let frame: CGRect

  init(_ collectionView: UICollectionView, _ indexPath: IndexPath, _ frame: CGRect) {
    self.collectionView = collectionView
    self.indexPath = indexPath
    self.frame = frame
    super.init()
  }

  var canBecomeFocused: Bool { collectionView?.canFocus(indexPath) ?? false }

  var parentFocusEnvironment: (any UIFocusEnvironment)? { collectionView }

  func materialized() -> (any UIFocusItem)? { collectionView?.cellForFocus(at: indexPath) }
}
