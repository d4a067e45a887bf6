import GuideModel
import UIKit

/// Goes to days and times. The focus moves along: it is never left behind off the screen.
extension GuideGridViewController {
  /// The instants on the screen, beside the pinned columns, once the grid is at rest.
  var visibleInstants: Range<Int64> {
    let bounds = restingBounds
    return layout.geometry.instants(
      from: bounds.minX + layout.geometry.metrics.leadingWidth, to: bounds.maxX - coveredWidth)
  }

  /// The instant whose day is the day in view: now, or this time on another day, while that is on the screen, else the
  /// middle of the screen. With the middle alone, "Now" at half past four would mark the day that begins at 05:00, and
  /// the button of each day would mark the day after it.
  var lookedAtInstant: Int64 {
    let visible = visibleInstants
    let now = Int64(clock().timeIntervalSince1970)
    guard !visible.contains(now) else { return now }
    let middle = visible.lowerBound + (visible.upperBound - visible.lowerBound) / 2
    let days = Int((Double(middle - now) / 86_400).rounded())
    let sameTime = times.calendar.instant(days, daysAfter: now)
    return visible.contains(sameTime) ? sameTime : middle
  }

  /// The instant that represents now: for a guide that does not contain now, this time of the day when it began.
  var nowOrSameTime: Int64 {
    let now = Int64(clock().timeIntervalSince1970)
    guard !layout.timeRange.contains(now) else { return now }
    let data = rows.dataRange
    // Not its very beginning, which comes after hours without information.
    let sameTime = data.lowerBound + ((now - data.lowerBound) % 86_400 + 86_400) % 86_400
    return data.contains(sameTime) ? sameTime : data.lowerBound
  }

  /// Shows what is on; for a guide that does not contain now, what was on at this time of the day when it began.
  public func scrollToNow(animated: Bool = true) { scroll(to: nowOrSameTime, animated: animated) }

  /// Shows what is on, and moves the focus there.
  func goToNow() {
    scrollToNow()
    if let focus { setFocus(GuideFocus.at(row: focus.row, instant: nowOrSameTime, in: rows), follows: false) }
  }

  /// Moves by a number of days: the time of day at the leading edge stays the same.
  func moveDay(_ days: Int) {
    let geometry = layout.geometry
    let edge = geometry.time(atX: restingBounds.minX + geometry.metrics.leadingWidth)
    let target = times.calendar.instant(days, daysAfter: Int64(edge.rounded()))
    show(leadingEdge: target) { focus in times.calendar.instant(days, daysAfter: focus.anchor) }
  }

  /// Brings an instant to the leading edge, or to the round half hour before it, and the focus onto it.
  func show(moment instant: Int64) {
    let edge = times.calendar.tick(atOrBefore: instant).instant
    show(leadingEdge: edge) { _ in instant }
  }

  /// - Parameter target: returns the focus's new instant, if there is one and nothing keeps the grid from scrolling so
  ///   far.
  private func show(leadingEdge instant: Int64, focus target: (GuideFocus) -> Int64) {
    let geometry = layout.geometry
    let bounds = restingBounds
    let width = bounds.width - geometry.metrics.leadingWidth - coveredWidth
    let farthest = max(0, geometry.contentSize.width - bounds.width)
    let x = min(max(0, CGFloat(instant - geometry.timeRange.lowerBound) * geometry.pointsPerSecond), farthest)
    if let focus {
      // The instants that will be on the screen: the scrolling has only begun.
      let visible = geometry.instants(
        from: x + geometry.metrics.leadingWidth, to: x + geometry.metrics.leadingWidth + width)
      if !visible.isEmpty {
        let anchor = min(max(target(focus), visible.lowerBound), visible.upperBound - 1)
        setFocus(GuideFocus.at(row: focus.row, instant: anchor, in: rows), follows: false)
      }
    }
    setOffset(CGPoint(x: x, y: bounds.minY), animated: true)
  }

  /// Moves the focus to an airing, brings it into view and highlights its cell for a moment. Zooms in if it has no cell
  /// of its own.
  func reach(row: Int, instant: Int64) {
    showAlone(row: row, instant: instant)
    guard let next = GuideFocus.at(row: row, instant: instant, in: rows) else { return }
    let geometry = layout.geometry
    let bounds = restingBounds
    let visibleRows = geometry.rows(from: bounds.minY + geometry.metrics.headerHeight, to: bounds.maxY)
    setFocus(next, follows: false)
    // From far away, scrolling would show nothing useful: the airing is put where it is seen best.
    if !visibleInstants.contains(instant) { scroll(to: instant, animated: false) }
    if !visibleRows.contains(row) {
      let y = CGFloat(row) * geometry.metrics.rowHeight - (bounds.height / 3).rounded()
      setOffset(CGPoint(x: restingBounds.minX, y: y), animated: false)
    }
    reveal(next)
    collectionView.layoutIfNeeded()
    flash(next)
  }

  private func flash(_ focus: GuideFocus) {
    let frame = layout.placement.place(
      layout.geometry.frame(row: focus.row, start: focus.span.lowerBound, stop: focus.span.upperBound))
    let light = UIView(frame: frame)
    light.backgroundColor = GuideTheme.accent
    light.layer.cornerRadius = 5
    light.isUserInteractionEnabled = false
    light.accessibilityElementsHidden = true
    collectionView.addSubview(light)
    light.layer.zPosition = CGFloat(GuideZIndex.flash)
    light.alpha = 0.55
    UIView.animate(
      withDuration: 0.9, delay: 0, options: [.curveEaseIn, .allowUserInteraction], animations: { light.alpha = 0 },
      completion: { _ in light.removeFromSuperview() })
  }
}
