extension UIFocusSystem {
  /// Does what Return does on the focused item when no responder took the key: selects a collection view's item as a
  /// tap would, runs a control's primary action.
  ///
  /// - Returns: whether there was something to do.
  @discardableResult func selectFocusedItem() -> Bool {
    guard let view = reachableItem as? UIView else { return false }
    if let control = view as? UIControl {
      guard control.isEnabled else { return false }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    var current: UIView? = view
    while let candidate = current {
      if let cell = candidate as? UICollectionViewCell, cell.selectAsByTap() { return true }
      current = candidate.superview
    }
    return false
  }
}

extension UICollectionViewCell {
  /// Selects the cell's item, or deselects it, as a tap would.
  ///
  /// - Returns: whether a collection view shows an item by the cell.
  func selectAsByTap() -> Bool {
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
