import MotionCore
import QuartzCore
import WindowServer

/// Wheels and touchpads.
extension UIScrollView {
  /// The distance in points that a wheel's notch scrolls: three lines.
  package static let notch: CGFloat = 53
  /// The time in seconds for which the fingers on a touchpad must be still before they are lifted, so that they flick
  /// nothing.
  static let touchpadHold: TimeInterval = 0.1

  /// Returns whether a scroll that changes the offset by `delta` has an effect here.
  func takesScroll(_ delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    // Only the dominant axis counts; a little movement on the other is noise.
    let axis = abs(delta.x) > abs(delta.y) ? CGPoint(x: delta.x, y: 0) : CGPoint(x: 0, y: delta.y)
    // A glide in that direction accepts more.
    if let target = driver.isGliding ? driver.animationTarget : nil {
      if clamped(CGPoint(x: target.x + axis.x, y: target.y + axis.y)) != target { return true }
    }
    if canMove(axis) { return true }
    return !transfers(axis) && (axis.x != 0 ? canPanHorizontally : canPanVertically)
  }

  /// Returns whether a touchpad may stretch the content along the dominant axis of `delta`.
  func stretches(_ delta: CGPoint) -> Bool {
    abs(delta.x) > abs(delta.y) ? canPanHorizontally && bouncesOnX : canPanVertically && bouncesOnY
  }

  /// Scrolls for a wheel turned by `notches`. The content glides to the target of all notches so far, and never passes
  /// an edge.
  func wheel(by notches: CGPoint) {
    var step = CGPoint(x: notches.x * Self.notch, y: notches.y * Self.notch)
    if isDirectionalLockEnabled {
      step = abs(step.x) > abs(step.y) ? CGPoint(x: step.x, y: 0) : CGPoint(x: 0, y: step.y)
    }
    let isUnderWay = driver.isGliding && scroll.isDecelerating
    let from = isUnderWay ? driver.animationTarget ?? contentOffset : contentOffset
    if isUnderWay, !choosesWhereToRest {
      let target = clamped(CGPoint(x: from.x + step.x, y: from.y + step.y))
      driver.glide(to: settlingBar(target, towards: step.y), purpose: .wheel)
      driver.showIndicators()
      return
    }
    if scroll.isDragging { return }
    driver.stop()
    scroll.isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    var proposed = clamped(CGPoint(x: from.x + step.x, y: from.y + step.y))
    if isPagingEnabled {
      proposed = CGPoint(
        x: page(from.x, step.x, horizontalRange, bounds.width), y: page(from.y, step.y, verticalRange, bounds.height))
    }
    proposed = pixel(proposed)
    // Delegates that choose the target by the velocity get a notch as a flick of one point per millisecond.
    func sign(_ value: CGFloat) -> CGFloat { value == 0 ? 0 : value < 0 ? -1 : 1 }
    let velocity = CGPoint(x: sign(step.x), y: sign(step.y))
    var target = targetContentOffset(proposed: proposed, velocity: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    target = settlingBar(clamped(target), towards: step.y)
    scroll.isDragging = false
    let moves = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    scroll.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    driver.glide(to: target, purpose: .wheel)
  }

  private func page(_ offset: CGFloat, _ step: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    guard step != 0 else { return offset }
    return PagingTarget.offset(
      from: offset, start: offset, velocity: step < 0 ? -PagingTarget.flickSpeed * 2 : PagingTarget.flickSpeed * 2,
      page: length, range: range)
  }

  // MARK: Touchpads

  /// Called when fingers begin to scroll on a touchpad.
  func beginTouchpadScroll(at time: TimeInterval) {
    scroll.touchpadLock = TouchpadLock()
    scroll.touchpad = ScrollTouchpad()
    scroll.touchpad?.tracker.add(.zero, at: time)
    beginDrag(lock: .none)
  }

  /// Scrolls for fingers on a touchpad.
  ///
  /// - Parameter delta: the change of the offset, in points.
  func touchpadScroll(by delta: CGPoint, at time: TimeInterval) {
    guard var touchpad = scroll.touchpad else { return }
    let counted = isDirectionalLockEnabled ? scroll.touchpadLock.filter(delta) : delta
    touchpad.travel.x -= counted.x
    touchpad.travel.y -= counted.y
    touchpad.tracker.add(touchpad.travel, at: time)
    scroll.touchpad = touchpad
    drag(by: touchpad.travel)
  }

  func endTouchpadScroll(at time: TimeInterval) {
    guard let touchpad = scroll.touchpad else { return }
    scroll.touchpad = nil
    let held = time - touchpad.tracker.lastMove
    endDrag(fingerVelocity: held < Self.touchpadHold ? touchpad.tracker.velocity : .zero, heldFor: 0)
  }
}

/// A touchpad scroll in progress.
package struct ScrollTouchpad {
  /// The corresponding movement of a finger.
  var travel = CGPoint.zero
  var tracker = VelocityTracker()
}
