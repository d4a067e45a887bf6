extension UIFocusSystem {
  /// Performs the action of Return on the focused item when no responder handled the key: selects a collection view's
  /// item as a tap does, or performs a control's primary action.
  ///
  /// - Returns: whether there was an action.
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
