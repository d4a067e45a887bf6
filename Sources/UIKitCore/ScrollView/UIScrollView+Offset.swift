extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(scrollPan)
    addIndicatorHover()
  }

  // MARK: Limits

  /// The offsets at which the content fills the view as far as possible.
  var horizontalRange: ClosedRange<CGFloat> {
    restingRange(.horizontal, content: contentSize, size: bounds.size, inset: adjustedContentInset)
  }

  package var verticalRange: ClosedRange<CGFloat> {
    var inset = adjustedContentInset
    // A bar that can grow moves down with the content before anything bounces.
    inset.top += scroll.topBarRoom ?? 0
    return restingRange(.vertical, content: contentSize, size: bounds.size, inset: inset)
  }

  /// Returns the offsets at which the content can rest on an axis. Content smaller than the view is aligned.
  func restingRange(
    _ axis: NSLayoutConstraint.Axis, content: CGSize, size: CGSize, inset: UIEdgeInsets
  ) -> ClosedRange<CGFloat> {
    let isHorizontal = axis == .horizontal
    let (before, after) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (length, room) = isHorizontal ? (content.width, size.width) : (content.height, size.height)
    let share = isHorizontal ? scroll.contentAlignment.x : scroll.contentAlignment.y
    let free = room - before - after - length
    // Not `-before`, which would be -0 without an inset and be printed as such.
    let low = share != 0 && free > 0 ? pixel(0 - before - free * share) : 0 - before
    return low...max(low, pixel(length + after - room))
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let x = horizontalRange
    let y = verticalRange
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Whether the content is wider than the view shows.
  package var contentExceedsWidth: Bool { horizontalRange.upperBound > horizontalRange.lowerBound }
  var contentExceedsHeight: Bool { verticalRange.upperBound > verticalRange.lowerBound }

  var bouncesOnX: Bool { bounces && bouncesHorizontally && (alwaysBounceHorizontal || contentExceedsWidth) }
  var bouncesOnY: Bool {
    bounces && bouncesVertically && (alwaysBounceVertical || contentExceedsHeight || refreshControl != nil)
  }
  package var canPanHorizontally: Bool { isScrollEnabled && (contentExceedsWidth || bouncesOnX) }
  package var canPanVertically: Bool { isScrollEnabled && (contentExceedsHeight || bouncesOnY) }

  /// Returns whether the offset can move along `direction` without leaving the content.
  func canMove(_ direction: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let offset = contentOffset
    if direction.x < 0, offset.x > horizontalRange.lowerBound { return true }
    if direction.x > 0, offset.x < horizontalRange.upperBound { return true }
    if direction.y < 0, offset.y > verticalRange.lowerBound { return true }
    if direction.y > 0, offset.y < verticalRange.upperBound { return true }
    return false
  }

  /// The number of pixels per point of the view's screen.
  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Returns the nearest multiple of a device pixel (facts 11.2).
  func pixel(_ value: CGFloat) -> CGFloat {
    let scale = pixelScale
    return (value * scale).rounded() / scale
  }

  package func pixel(_ point: CGPoint) -> CGPoint { CGPoint(x: pixel(point.x), y: pixel(point.y)) }

  /// Moves a target that would leave the bar over the content half open to where it is open or closed.
  ///
  /// - Parameter direction: less than 0 opens, more than 0 closes, 0 takes the nearer one.
  func settlingBar(_ target: CGPoint, towards direction: CGFloat = 0) -> CGPoint {
    guard scroll.topBarTravel > 0 else { return target }
    let open = verticalRange.lowerBound
    let closed = open + scroll.topBarTravel
    guard target.y > open, target.y < closed else { return target }
    let opens = direction == 0 ? target.y < (open + closed) / 2 : direction < 0
    return CGPoint(x: target.x, y: opens ? open : min(closed, verticalRange.upperBound))
  }

  // MARK: Moves

  /// Moves the offset and notifies of it. Every change of the offset is made here.
  package func moveOffset(to offset: CGPoint, cause: BoundsChangeCause) {
    guard offset != bounds.origin else { return }
    let outer = boundsChangeCause
    boundsChangeCause = cause
    bounds = CGRect(origin: offset, size: bounds.size)
    boundsChangeCause = outer
    didScroll()
  }

  func setOffset(_ offset: CGPoint, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      let from = contentOffset
      // An animation that already leads there continues.
      if driver.isAnimatingOffset, driver.animationTarget == offset { return }
      driver.stop()
      if from == offset { return }
      willChangeBounds(to: CGRect(origin: offset, size: bounds.size), cause: .animationTarget)
      driver.animate(to: offset)
    } else {
      driver.stop()
      moveOffset(to: offset, cause: .method)
    }
  }

  /// Returns the offset nearest to the current one that shows `rect`; nil if it is visible already or cannot be shown.
  func offsetShowing(_ rect: CGRect) -> CGPoint? {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    let inset = adjustedContentInset
    var offset = contentOffset
    func along(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat, _ now: CGFloat) -> CGFloat {
      // `first` and `last` are the visible edges. A rectangle larger than the view that already fills it needs no move.
      if low >= first, high <= last { return now }
      if low <= first, high >= last { return now }
      return abs(low - first) < abs(high - last) ? now + low - first : now + high - last
    }
    offset.x = along(
      rect.minX, rect.maxX, bounds.minX + inset.left, bounds.maxX - inset.right, offset.x)
    offset.y = along(
      rect.minY, rect.maxY, bounds.minY + inset.top, bounds.maxY - inset.bottom, offset.y)
    offset = clamped(offset)
    return offset == contentOffset ? nil : offset
  }

  // MARK: Consequences

  /// Called after any change of `bounds`.
  func boundsHaveChanged(from old: CGRect) {
    if old.size != bounds.size {
      updateAdjustedContentInset()
      keepInRange(after: (old.size, contentSize, adjustedContentInset))
    }
    if old.origin != bounds.origin {
      setNeedsLayout()
      updateIndicators()
      scroll.onOffsetChange?()
      observers?.look()
    }
  }

  func setContentSize(_ size: CGSize) {
    guard size != scroll.contentSize else { return }
    let old = scroll.contentSize
    scroll.contentSize = size
    updateAdjustedContentInset()
    keepInRange(after: (bounds.size, old, adjustedContentInset))
    updateIndicators()
    observers?.look()
  }

  /// Moves an offset that was in the range back into it. One that was outside before stays where its owner put it
  /// (facts 2.4, 2.7).
  func keepInRange(after old: (size: CGSize, content: CGSize, inset: UIEdgeInsets)) {
    keepInRange(
      after: restingRange(.horizontal, content: old.content, size: old.size, inset: old.inset),
      restingRange(.vertical, content: old.content, size: old.size, inset: old.inset))
  }

  func keepInRange(after oldX: ClosedRange<CGFloat>, _ oldY: ClosedRange<CGFloat>) {
    guard !scroll.isDragging, !driver.isMoving, scroll.zoom == nil else { return }
    let offset = contentOffset
    func wasInside(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
      value >= range.lowerBound - 0.5 && value <= range.upperBound + 0.5
    }
    var target = clamped(offset)
    if !wasInside(offset.x, oldX) { target.x = offset.x }
    if !wasInside(offset.y, oldY) { target.y = offset.y }
    if target != offset { moveOffset(to: target, cause: .property) }
  }
}
