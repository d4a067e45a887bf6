import CoreGraphics

/// A drag of an indicator by a pointer.
package struct IndicatorDrag {
  var axis: NSLayoutConstraint.Axis
  /// The offset at the start of the drag.
  var origin: CGPoint
}

/// A pointer near an edge shows the indicators, and can drag them.
extension UIScrollView {
  /// The distance in points from the edge within which a pointer is on an indicator.
  private static let reach: CGFloat = 14

  func addIndicatorHover() {
    addGestureRecognizer(UIHoverGestureRecognizer { [weak self] gesture in self?.pointerHovers(gesture) })
  }

  private func pointerHovers(_ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: self)
    let isInside = gesture.state == .began || gesture.state == .changed
    let isNear =
      isInside && isScrollEnabled && bounds.contains(point)
      && (contentExceedsHeight && point.x >= bounds.maxX - Self.reach
        || contentExceedsWidth && point.y >= bounds.maxY - Self.reach)
    guard isNear != scroll.isHoveringIndicators else { return }
    scroll.isHoveringIndicators = isNear
    driver.showIndicators()
    updateIndicators()
  }

  /// Returns the axis of the indicator at a point; nil beside the indicators, and while they are hidden.
  func indicatorAxis(at point: CGPoint) -> NSLayoutConstraint.Axis? {
    guard isScrollEnabled, bounds.contains(point) else { return nil }
    func isHit(_ indicator: ScrollIndicator?, _ near: Bool, _ place: CGFloat, _ span: (CGRect) -> (CGFloat, CGFloat))
      -> Bool
    {
      guard let indicator, near, !indicator.isHidden, indicator.alpha > 0 else { return false }
      let (low, high) = span(indicator.frame)
      return place >= low && place <= high
    }
    if isHit(scroll.verticalIndicator, point.x >= bounds.maxX - Self.reach, point.y, { ($0.minY, $0.maxY) }) {
      return .vertical
    }
    if isHit(scroll.horizontalIndicator, point.y >= bounds.maxY - Self.reach, point.x, { ($0.minX, $0.maxX) }) {
      return .horizontal
    }
    return nil
  }

  func beginIndicatorDrag(_ axis: NSLayoutConstraint.Axis) {
    driver.stop()
    scroll.isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    scroll.indicatorDrag = IndicatorDrag(axis: axis, origin: contentOffset)
    motionDidChange()
  }

  /// Moves the content along its range in proportion to the pointer's movement along the indicator's track. It never
  /// passes an end.
  func dragIndicator(by travel: CGPoint) {
    guard let drag = scroll.indicatorDrag else { return }
    var offset = contentOffset
    let track = indicatorTrack(drag.axis)
    switch drag.axis {
    case .vertical:
      let free = track.length - (scroll.verticalIndicator?.frame.height ?? 0)
      let range = verticalRange
      if free > 0 { offset.y = drag.origin.y + travel.y * (range.upperBound - range.lowerBound) / free }
    case .horizontal:
      let free = track.length - (scroll.horizontalIndicator?.frame.width ?? 0)
      let range = horizontalRange
      if free > 0 { offset.x = drag.origin.x + travel.x * (range.upperBound - range.lowerBound) / free }
    }
    moveOffset(to: pixel(clamped(offset)), cause: .motion)
    driver.showIndicators()
  }

  func endIndicatorDrag() {
    guard scroll.indicatorDrag != nil else { return }
    scroll.indicatorDrag = nil
    var target = contentOffset
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    scroll.isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    if target != contentOffset { setContentOffset(target, animated: true) }
    driver.showIndicators()
    updateIndicators()
    motionDidChange()
  }
}
