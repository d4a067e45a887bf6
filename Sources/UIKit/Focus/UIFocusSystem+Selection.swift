extension UIFocusSystem {
  /// Does what Return does on the focused item when no responder took the key: selects a collection view's item as a tap would,
  /// runs a control's primary action.
  ///
  /// - Returns: whether there was something to do.
  @discardableResult func selectFocusedItem() -> Bool {
    guard let view = liveItem as? UIView else { return false }
    if let control = view as? UIControl {
      guard control.isEnabled else { return false }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    var current: UIView? = view
    while let candidate = current {
      if let cell = candidate as? UICollectionViewCell, let collectionView = enclosingCollectionView(of: cell),
        let indexPath = collectionView.indexPath(for: cell)
      {
        collectionView.userHighlight(indexPath)
        if collectionView.touch.highlighted == indexPath { collectionView.userSelect(indexPath) }
        collectionView.endHighlight()
        return true
      }
      current = candidate.superview
    }
    return false
  }

  private func enclosingCollectionView(of view: UIView) -> UICollectionView? {
    var current = view.superview
    while let candidate = current {
      if let collectionView = candidate as? UICollectionView { return collectionView }
      current = candidate.superview
    }
    return nil
  }
}
