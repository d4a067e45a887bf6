import MotionCore

/// The drag of a scroll view's content.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The axis of the indicator on which a pointer went down; nil for none.
  private(set) var indicatorAxis: NSLayoutConstraint.Axis?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addAction { [weak scrollView] _ in scrollView?.panChanged() }
  }

  override init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    indicatorAxis = nil
    if let scrollView, trackedTouches.count == 1, let touch = touches.first, touch.type == .indirectPointer {
      indicatorAxis = scrollView.indicatorAxis(at: touch.location(in: scrollView))
    }
    scrollView?.touchWentDown(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if trackedTouches.allSatisfy({ touches.contains($0) }) { scrollView?.touchesWentUp() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.touchesWentUp()
  }

  /// Only movement along an axis that scrolls counts.
  override func exceedsSlop(_ travel: CGPoint) -> Bool {
    guard let scrollView else { return false }
    if indicatorAxis != nil { return hypot(travel.x, travel.y) > 1 }
    switch (scrollView.canPanHorizontally, scrollView.canPanVertically) {
    case (true, true): return super.exceedsSlop(travel)
    case (true, false): return abs(travel.x) > Self.slop
    case (false, true): return abs(travel.y) > Self.slop
    case (false, false): return false
    }
  }

  override func slopVector(_ travel: CGPoint) -> CGPoint {
    guard let scrollView, indicatorAxis == nil else { return .zero }
    func along(_ value: CGFloat) -> CGFloat { value < 0 ? max(value, -Self.slop) : min(value, Self.slop) }
    switch (scrollView.canPanHorizontally, scrollView.canPanVertically) {
    case (true, false): return CGPoint(x: along(travel.x), y: 0)
    case (false, true): return CGPoint(x: 0, y: along(travel.y))
    default:
      switch scrollView.isDirectionalLockEnabled ? ScrollAxisLock.deciding(travel) : .none {
      case .horizontal: return CGPoint(x: along(travel.x), y: 0)
      case .vertical: return CGPoint(x: 0, y: along(travel.y))
      case .none: return super.slopVector(travel)
      }
    }
  }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.canPanHorizontally || scrollView.canPanVertically,
      !scrollView.reservesDrag(trackedTouches, rawTravel)
    else { return false }
    if indicatorAxis != nil { return true }
    for touch in trackedTouches where touch.delivery == .delivered {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) { return false }
    }
    return !scrollView.handsOver(rawTravel)
  }

  /// A scroll view can be pinched and dragged at once.
  override func isInherentlySimultaneous(with other: UIGestureRecognizer) -> Bool {
    other is ScrollPinchGestureRecognizer && other.view === view
  }
}
