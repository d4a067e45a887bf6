import MotionCore
import QuartzCore

extension UIScrollView {
  /// The speed in points per second below which a lifted finger counts as still. Measured: 187.5 is still, 625 is not
  /// (facts 11.6).
  static let flickThreshold: CGFloat = 250
  /// The time in seconds for which a mouse must be still before its release, so that it flicks nothing. Fingers keep
  /// the speed of their last move (facts 11.6), but a mouse reports no moves while it is still.
  static let pointerHold: TimeInterval = 0.1
  /// The time in seconds after which a finger held beyond an edge lets the content spring back at 22/3 of the distance
  /// per second (facts 11.8).
  static let edgeHold: TimeInterval = 0.1

  func updatePanEnabled() {
    scrollPan.isEnabled = isScrollEnabled
    scrollPinch?.isEnabled = isScrollEnabled
  }

  // MARK: Touching

  /// Whether the content decelerates after a flick, rather than after a wheel's notch or a key. A touch then only stops
  /// it.
  var isRunningOut: Bool { isDecelerating && !driver.isGliding }

  /// Stops moving content. On decelerating content the touch has no other effect.
  func touchWentDown(_ touches: Set<UITouch>) {
    scroll.isTracking = true
    guard driver.isMoving, isScrollEnabled else { return }
    let onlyStops = isRunningOut
    driver.stop()
    guard onlyStops else { return }
    for touch in touches { touch.delivery = .cancelled }
  }

  func touchesWentUp() {
    scroll.isTracking = false
    // Content that was caught beyond its edge and not dragged springs back.
    if !scroll.isDragging, !driver.isMoving, scroll.zoom == nil { returnToRange() }
  }

  func transfers(_ direction: CGPoint) -> Bool {
    direction.x != 0 ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// Returns whether an enclosing scroll view should take a drag that could only stretch this one's content.
  func handsOver(_ travel: CGPoint) -> Bool {
    let direction = CGPoint(x: -travel.x, y: -travel.y)
    let axis: CGPoint
    switch (canPanHorizontally, canPanVertically) {
    case (true, false): axis = CGPoint(x: direction.x, y: 0)
    case (false, true): axis = CGPoint(x: 0, y: direction.y)
    default:
      axis = abs(direction.x) > abs(direction.y) ? CGPoint(x: direction.x, y: 0) : CGPoint(x: 0, y: direction.y)
    }
    if canMove(axis) || !transfers(axis) { return false }
    return enclosingScrollViews.contains { $0.canMove(axis) }
  }

  /// The scroll views around this one, from the nearest outwards.
  var enclosingScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      view = current.superview
    }
    return found
  }

  // MARK: Dragging

  func panChanged() {
    switch scrollPan.state {
    case .began where scrollPan.indicatorAxis != nil:
      beginIndicatorDrag(scrollPan.indicatorAxis ?? .vertical)
      dragIndicator(by: scrollPan.translation(in: self))
    case .changed where scroll.indicatorDrag != nil: dragIndicator(by: scrollPan.translation(in: self))
    case .ended where scroll.indicatorDrag != nil, .cancelled where scroll.indicatorDrag != nil: endIndicatorDrag()
    case .began:
      beginDrag(lock: isDirectionalLockEnabled ? .deciding(scrollPan.rawTravel) : .none)
      drag(by: scrollPan.translation(in: self))
    case .changed: drag(by: scrollPan.translation(in: self))
    case .ended: endDrag(fingerVelocity: releaseVelocity, heldFor: heldTime)
    case .cancelled: cancelDrag()
    default: break
    }
  }

  private var heldTime: TimeInterval { max(0, frameScheduler.now - scrollPan.lastMoveTime) }

  private var releaseVelocity: CGPoint {
    if scrollPan.isPointer, heldTime >= Self.pointerHold { return .zero }
    return scrollPan.velocity(in: self)
  }

  func beginDrag(lock: ScrollAxisLock) {
    driver.stop()
    scroll.isDragging = true
    dismissKeyboardForDrag()
    delegate?.scrollViewWillBeginDragging(self)
    driver.showIndicators()
    let offset = contentOffset
    let origin = CGPoint(
      x: RubberBand.unbanded(offset.x, in: horizontalRange, dimension: bounds.width),
      y: RubberBand.unbanded(offset.y, in: verticalRange, dimension: bounds.height))
    scroll.drag = ScrollDrag(origin: origin, start: offset, lock: lock, lastSet: offset)
    motionDidChange()
  }

  /// Moves the content to follow a finger that moved by `translation` since the drag began.
  func drag(by translation: CGPoint) {
    guard var drag = scroll.drag else { return }
    let present = contentOffset
    drag.origin.x += present.x - drag.lastSet.x
    drag.origin.y += present.y - drag.lastSet.y
    let travel = drag.lock.apply(translation)
    let raw = CGPoint(x: drag.origin.x - travel.x, y: drag.origin.y - travel.y)
    let x = shown(
      raw.x, present: present.x, in: horizontalRange, dimension: bounds.width, pans: canPanHorizontally,
      bounces: bouncesOnX)
    let y = shown(
      raw.y, present: present.y, in: verticalRange, dimension: bounds.height, pans: canPanVertically,
      bounces: bouncesOnY)
    let target = pixel(CGPoint(x: x, y: y))
    drag.lastSet = target
    scroll.drag = drag
    moveOffset(to: target, cause: .motion)
    driver.showIndicators()
  }

  private func shown(
    _ raw: CGFloat, present: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat, pans: Bool, bounces: Bool
  ) -> CGFloat {
    if !pans { return present }
    return bounces
      ? RubberBand.banded(raw, in: range, dimension: dimension) : min(max(raw, range.lowerBound), range.upperBound)
  }

  /// Ends a drag.
  ///
  /// - Parameters:
  ///   - fingerVelocity: in points per second.
  ///   - held: the time since the finger's last move, in seconds.
  func endDrag(fingerVelocity: CGPoint, heldFor held: TimeInterval) {
    guard let drag = scroll.drag else { return }
    var velocity = drag.lock.apply(CGPoint(x: -fingerVelocity.x, y: -fingerVelocity.y))
    if !canPanHorizontally { velocity.x = 0 }
    if !canPanVertically { velocity.y = 0 }
    if hypot(velocity.x, velocity.y) < Self.flickThreshold { velocity = .zero }
    scroll.drag = nil
    release(velocity: velocity, start: drag.start, heldFor: held) { self.scroll.isDragging = false }
  }

  /// Releases the content at `velocity`, that of the offset in points per second. The delegate decides last, then the
  /// motion starts (facts 11.5).
  func release(
    velocity: CGPoint, start: CGPoint, heldFor held: TimeInterval, endDragging: () -> Void
  ) {
    refreshControl?.pullEnded()
    let offset = contentOffset
    let proposed = pixel(
      CGPoint(
        x: proposedTarget(offset.x, velocity.x, start.x, horizontalRange, bounds.width),
        y: proposedTarget(offset.y, velocity.y, start.y, verticalRange, bounds.height)))
    let reported = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let chosen = settlingBar(targetContentOffset(proposed: proposed, velocity: reported))
    var target = chosen
    delegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
    let x = axisMotion(
      offset.x, velocity.x, proposed.x, target.x, horizontalRange, held, bounces: bouncesOnX)
    let y = axisMotion(offset.y, velocity.y, proposed.y, target.y, verticalRange, held, bounces: bouncesOnY)
    let moves = !x.isFinished(at: 0) || !y.isFinished(at: 0)
    endDragging()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves, !scroll.isDragging, !driver.isMoving else {
      motionDidChange()
      return
    }
    scroll.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard scroll.isDecelerating else { return }
    driver.decelerate(x: x, y: y, since: frameScheduler.now)
  }

  private func proposedTarget(
    _ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    // From beyond an edge it returns to that edge (facts 11.8).
    guard range.contains(offset) else { return min(max(offset, range.lowerBound), range.upperBound) }
    if isPagingEnabled {
      return PagingTarget.offset(from: offset, start: start, velocity: velocity, page: length, range: range)
    }
    let run = ScrollDeceleration(start: offset, velocity: velocity, rate: decelerationRate.rawValue)
    return min(max(run.proposedTarget, range.lowerBound), range.upperBound)
  }

  private func axisMotion(
    _ offset: CGFloat, _ velocity: CGFloat, _ proposed: CGFloat, _ target: CGFloat, _ range: ClosedRange<CGFloat>,
    _ held: TimeInterval, bounces: Bool
  ) -> AxisMotion {
    if !range.contains(offset), target == proposed {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      let displacement = offset - edge
      // Held still beyond the edge, the content returns with a speed of its own; when moving, with the finger's speed
      // scaled by the rubber band (facts 11.8).
      let speed = held >= Self.edgeHold ? -displacement * 22 / 3 : velocity * RubberBand.coefficient
      return .bouncing(from: offset, velocity: speed, to: edge)
    }
    if target == proposed, !isPagingEnabled {
      return .decelerating(
        from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range, bounces: bounces)
    }
    if abs(target - offset) < 0.5 / pixelScale { return .resting(at: target) }
    return .approaching(target, from: offset, velocity: velocity, rate: decelerationRate.rawValue)
  }

  func cancelDrag() {
    guard scroll.isDragging else { return }
    scroll.drag = nil
    scroll.isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    returnToRange()
    motionDidChange()
  }

  /// Springs back if the content is beyond an edge.
  func returnToRange() {
    let offset = contentOffset
    let target = clamped(offset)
    guard target != offset else { return }
    scroll.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    driver.decelerate(
      x: .bouncing(from: offset.x, velocity: 0, to: target.x), y: .bouncing(from: offset.y, velocity: 0, to: target.y),
      since: frameScheduler.now)
  }

  // MARK: Ends

  func decelerationEnded() {
    guard scroll.isDecelerating else { return }
    scroll.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func scrollingAnimationEnded() {
    let toTop = scroll.isScrollingToTop
    scroll.isScrollingToTop = false
    delegate?.scrollViewDidEndScrollingAnimation(self)
    if toTop { delegate?.scrollViewDidScrollToTop(self) }
  }

  private func dismissKeyboardForDrag() {
    guard keyboardDismissMode != .none, let responder = window?.firstResponder as? UIView else { return }
    guard !isDescendant(of: responder) else { return }
    responder.resignFirstResponder()
  }
}
