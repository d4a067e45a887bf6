@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Where the item that a cell shows stands in an outline; nil if it is in none.
  func outlinePlace(of cell: UICollectionViewCell) -> OutlinePlace? {
    guard let outline, let key = cell.reuseState.key, key.category == .cell else { return nil }
    return outline.outlinePlace(at: key.indexPath)
  }

  /// Rows of an outline are indented by their level. The data source may change that when it configures the cell.
  func indent(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let outline, let row = cell as? UICollectionViewListCell,
      let place = outline.outlinePlace(at: indexPath), row.indentationLevel != place.level
    else { return }
    row.indentationLevel = place.level
  }

  /// Items were expanded or collapsed: cells on screen show it.
  func outlineDidChange() {
    for (key, view) in elements where key.category == .cell {
      guard let cell = view as? UICollectionViewCell else { continue }
      indent(cell, at: key.indexPath)
      cell.setNeedsUpdateConfiguration()
    }
  }
}
