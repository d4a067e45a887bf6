/// A view's state for Auto Layout, which most views do not need.
@MainActor final class UIViewConstraintState {
  /// Active constraints that this view holds.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var systemGuides: [String: UILayoutGuide] = [:]
}

extension UIView {
  var constraintState: UIViewConstraintState {
    if let state = constraintStateIfMade { return state }
    let state = UIViewConstraintState()
    constraintStateIfMade = state
    return state
  }
}
