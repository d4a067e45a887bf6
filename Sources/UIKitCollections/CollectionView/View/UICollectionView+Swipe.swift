import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Swiping of list rows.
extension UICollectionView: RowSwiping {
  /// Adds the gesture recogniser as soon as the layout has rows to swipe.
  func updateSwiping() {
    guard swiping.pan == nil, layoutObject.hasSwipes else { return }
    let pan = SwipePanGestureRecognizer(self)
    swiping.pan = pan
    addGestureRecognizer(pan)
  }

  func swipeActions(at indexPath: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    guard !isEditing || side == .trailing,
      let list = layoutObject.list(inSection: indexPath.section)?.configuration
    else { return nil }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(indexPath), !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  var allowsSwipes: Bool { movement == nil }

  func swipeableRow(at point: CGPoint) -> (indexPath: IndexPath, cell: any ConfiguredView)? {
    for (key, view) in elements where key.category == .cell && !view.isHidden && view.frame.contains(point) {
      if let cell = view as? UICollectionViewCell { return (key.indexPath, cell) }
    }
    return nil
  }

  func swipeableRow(at indexPath: IndexPath) -> (any ConfiguredView)? {
    elements[.cell(indexPath)] as? UICollectionViewCell
  }

  func willSwipe(_ swipe: RowSwipe) { endHighlight() }

  func didEnd(_ swipe: RowSwipe) {}
}
