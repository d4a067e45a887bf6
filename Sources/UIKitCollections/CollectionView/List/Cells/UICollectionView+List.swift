import CollectionCore
@_spi(UIKit) import UIKitCore

/// List behaviour of a collection view.
extension UICollectionView {
  /// Returns the distance of a row's separator from the leading edge, according to its cell if that is on screen.
  func separatorInset(at indexPath: IndexPath) -> CGFloat {
    (elements[.cell(indexPath)] as? UICollectionViewListCell)?.separatorInset ?? ListCellLayout.margin
  }

  /// Called when a cell on screen has laid out its content, with which its separators are aligned.
  func separatorsDidChange(of cell: UICollectionViewListCell) {
    guard let key = cell.reuseState.key, key.category == .cell, elements[key] === cell, pass.isPrepared,
      pass.phase == .resting
    else { return }
    refreshSeparators(at: key.indexPath)
  }

  /// Updates the separators around a row: those between selected rows have another colour.
  func refreshSeparators(around indexPath: IndexPath) {
    guard indexPath.count == 2, pass.isPrepared, pass.phase == .resting else { return }
    refreshSeparators(at: indexPath)
    if indexPath.item > 0 { refreshSeparators(at: IndexPath(item: indexPath.item - 1, section: indexPath.section)) }
  }

  private func refreshSeparators(at indexPath: IndexPath) {
    for kind in [ListElement.Kind.topSeparator, ListElement.Kind.bottomSeparator] {
      let key = ElementKey.decoration(kind, indexPath)
      guard let view = elements[key], let attributes = askLayout(for: key) else { continue }
      query.replace(key, with: attributes)
      apply(attributes, to: view)
    }
  }
}
