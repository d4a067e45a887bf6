/// The pinch that zooms a scroll view's content.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak scrollView] _ in scrollView?.pinchChanged() }
  }

  override init?(coder: NSCoder) { nil }

  override func mayBegin() -> Bool { scrollView?.zoomView != nil }

  override func isInherentlySimultaneous(with other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }
}
