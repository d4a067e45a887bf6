import UIKit

/// Rows whose data takes time, because it comes from a server or another program keeps the guide locked. The grid shows
/// that they are being read, and their programmes once they have arrived.
extension GuideGridViewController {
  func rowDidArrive(_ row: Int) {
    guard isViewLoaded, collectionView != nil else { return }
    // The next layout makes the cells, for all rows that have arrived by then.
    arrivedRows.insert(row)
    layout.invalidateRows(row..<row + 1)
    guard let old = focus, old.row == row, let new = GuideFocus.at(row: row, instant: old.anchor, in: rows) else {
      return
    }
    focus = new
    onFocusChange?(new)
  }

  /// Updates the cells that stay where they are although their row has arrived.
  func showArrivedRows() {
    guard !arrivedRows.isEmpty else { return }
    let arrived = arrivedRows
    arrivedRows = []
    for indexPath in collectionView.indexPathsForVisibleItems where arrived.contains(indexPath.section) {
      if let cell = collectionView.cellForItem(at: indexPath) { configure(cell, at: indexPath) }
    }
  }
}
