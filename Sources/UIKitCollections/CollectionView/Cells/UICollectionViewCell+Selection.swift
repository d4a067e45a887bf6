@_spi(UIKit) import UIKitCore

extension UICollectionViewCell {
  /// Selects the cell's item, or deselects it, as a tap would.
  ///
  /// - Returns: whether the cell shows an item of a collection view.
  func selectItemAsByTap() -> Bool {
    var current = superview
    while let candidate = current, !(candidate is UICollectionView) { current = candidate.superview }
    guard let collectionView = current as? UICollectionView, let indexPath = collectionView.indexPath(for: self) else {
      return false
    }
    collectionView.userHighlight(indexPath)
    if collectionView.touch.highlighted == indexPath { collectionView.userSelect(indexPath) }
    collectionView.endHighlight()
    return true
  }
}
