@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Returns the place in an outline of a cell's item; nil if it is in none.
  func outlinePlace(of cell: UICollectionViewCell) -> OutlinePlace? {
    guard let outline, let key = cell.reuseState.key, key.category == .cell else { return nil }
    return outline.outlinePlace(at: key.indexPath)
  }

  /// Indents a row of an outline by its level. The data source may change that when it configures the cell.
  func indent(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    if let outline { cell.indent(in: outline, at: indexPath) }
  }

  /// Updates cells on screen after items were expanded or collapsed.
  func outlineDidChange() {
    for (key, view) in elements where key.category == .cell {
      guard let cell = view as? UICollectionViewCell else { continue }
      indent(cell, at: key.indexPath)
      cell.setNeedsUpdateConfiguration()
    }
  }
}
