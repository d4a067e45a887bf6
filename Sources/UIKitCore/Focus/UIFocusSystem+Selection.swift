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
      if candidate.selectAsByTap() == true { return true }
      current = candidate.superview
    }
    return false
  }
}
