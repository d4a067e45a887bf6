/// Recognises a drag from the leading edge of its view, before drags of what is in the view.
@MainActor class LeadingEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether the edge is the right one.
  var startsAtRight: Bool { view?.isRightToLeft == true }

  override var edgeArea: CGRect? {
    guard let view, let window = view.window else { return nil }
    return view.convert(view.bounds, to: window)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    findEdge()
    super.touchesBegan(touches, with: event)
  }

  /// Updates the edge, which depends on the view's direction.
  func findEdge() {
    let edge: UIRectEdge = startsAtRight ? .right : .left
    if edges != edge { edges = edge }
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isAround(otherGestureRecognizer) && otherGestureRecognizer is LeadingEdgeGestureRecognizer
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isAround(otherGestureRecognizer) && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is LeadingEdgeGestureRecognizer)
  }

  /// Returns whether the other recogniser's view is inside this one's.
  private func isAround(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}
