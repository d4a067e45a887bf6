import QuartzCore
import WindowServer

/// The receiver of a device's scroll or pinch until its end.
@MainActor struct ScrollRouting {
  weak var touchpadTarget: UIScrollView?
  /// The recogniser that a touchpad is dragging.
  weak var pan: UIPanGestureRecognizer?
  /// The list of which a touchpad swipes a row aside, and the distance so far.
  weak var swipeTarget: (any SideSwiping)?
  var swipe = ScrollTouchpad()
  /// Whether a touchpad scroll has begun and no scroll view has accepted it yet.
  var isUndecided = false
  weak var pinch: UIPinchGestureRecognizer?
  /// The product of the wheel's steps with Control held, and the time of the last one.
  var wheelScale: CGFloat = 1
  var wheelPinchTimer: (any PacerTimer)?
}

extension EventDispatcher {
  /// The zoom factor of one notch with Control.
  static let zoomPerNotch: CGFloat = 1.15
  /// The distance in points of a touchpad scroll with Control that zooms as much as one notch.
  static let zoomPoints: CGFloat = 53
  /// The time in seconds after the last notch at which a pinch by wheel ends.
  static let wheelPinchEnd: TimeInterval = 0.25

  func receive(_ scroll: InputEvent.Scroll, _ window: UIWindow) {
    var delta = CGPoint(x: scroll.delta.dx, y: scroll.delta.dy)
    if scroll.modifiers.contains(.control), pinchByWheel(scroll, window) { return }
    // Shift makes a wheel with one direction scroll horizontally.
    if scroll.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
    switch scroll.unit {
    case .notch:
      guard delta != .zero else { return }
      let points = CGPoint(x: delta.x * UIScrollView.notch, y: delta.y * UIScrollView.notch)
      let views = scrollViews(at: scroll.location, window)
      if let pan = pan(for: .discrete, points, scroll, views, window) {
        pan.endScroll()
        return
      }
      views.first { $0.takesScroll(CGPoint(x: delta.x * UIScrollView.notch, y: delta.y * UIScrollView.notch)) }?
        .wheel(by: delta)
    case .point:
      touchpad(scroll, delta, window)
    }
  }

  private func touchpad(_ scroll: InputEvent.Scroll, _ delta: CGPoint, _ window: UIWindow) {
    switch scroll.phase {
    case .none:
      // A high-resolution wheel: each step is small, and no end is reported.
      guard delta != .zero else { return }
      let notches = CGPoint(x: delta.x / UIScrollView.notch, y: delta.y / UIScrollView.notch)
      scrollViews(at: scroll.location, window).first { $0.takesScroll(delta) }?.wheel(by: notches)
    case .began:
      finishTouchpad(at: scroll.time)
      scrolling.isUndecided = true
      // Fingers on the touchpad stop content that is coasting under them.
      for view in scrollViews(at: scroll.location, window) where view.isDecelerating { view.driver.stop() }
      if delta != .zero { startTouchpad(scroll, delta, window) }
    case .changed:
      if scrolling.isUndecided {
        if delta != .zero { startTouchpad(scroll, delta, window) }
      } else {
        scrolling.touchpadTarget?.touchpadScroll(by: delta, at: scroll.time)
        swipe(by: delta, at: scroll.time)
        _ = scrolling.pan?.scroll(by: delta, at: scroll.location, time: scroll.time)
      }
    case .ended:
      if delta != .zero {
        scrolling.touchpadTarget?.touchpadScroll(by: delta, at: scroll.time)
        swipe(by: delta, at: scroll.time)
      }
      finishTouchpad(at: scroll.time)
    }
  }

  private func startTouchpad(_ scroll: InputEvent.Scroll, _ delta: CGPoint, _ window: UIWindow) {
    scrolling.isUndecided = false
    let views = scrollViews(at: scroll.location, window)
    if let pan = pan(for: .continuous, delta, scroll, views, window) {
      scrolling.pan = pan
      return
    }
    if let list = views.first(where: { $0.takesScroll(delta) || ($0 as? any SideSwiping)?.hasSideSwipes ?? false })
      as? any SideSwiping, list.takesSwipe(delta, at: scroll.location)
    {
      scrolling.swipeTarget = list
      scrolling.swipe = ScrollTouchpad()
      scrolling.swipe.tracker.add(.zero, at: scroll.time)
      list.beginSwipeDrag()
      swipe(by: delta, at: scroll.time)
      return
    }
    // Prefers a view whose content can move that way to one whose content can only be stretched.
    guard let target = views.first(where: { $0.takesScroll(delta) }) ?? views.first(where: { $0.stretches(delta) })
    else { return }
    scrolling.touchpadTarget = target
    target.beginTouchpadScroll(at: scroll.time)
    target.touchpadScroll(by: delta, at: scroll.time)
  }

  private func swipe(by delta: CGPoint, at time: TimeInterval) {
    guard let list = scrolling.swipeTarget else { return }
    scrolling.swipe.travel.x -= delta.x
    scrolling.swipe.tracker.add(scrolling.swipe.travel, at: time)
    list.dragSwipe(by: scrolling.swipe.travel.x)
  }

  private func finishTouchpad(at time: TimeInterval) {
    scrolling.isUndecided = false
    scrolling.pan?.endScroll()
    scrolling.pan = nil
    if let list = scrolling.swipeTarget {
      let tracker = scrolling.swipe.tracker
      list.endSwipeDrag(velocity: time - tracker.lastMove < UIScrollView.touchpadHold ? tracker.velocity.x : 0)
      scrolling.swipeTarget = nil
    }
    scrolling.touchpadTarget?.endTouchpadScroll(at: time)
    scrolling.touchpadTarget = nil
  }

  /// Starts the drag of the innermost recogniser that accepts this kind of scrolling, unless a scroll view inside it
  /// can scroll in that direction.
  private func pan(
    for type: UIScrollTypeMask, _ delta: CGPoint, _ scroll: InputEvent.Scroll, _ views: [UIScrollView],
    _ window: UIWindow
  ) -> UIPanGestureRecognizer? {
    let scrolled = views.first { $0.takesScroll(delta) }
    var view = window.hitTest(scroll.location, with: nil)
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
      where pan.isEnabled && pan.state == .possible && pan.allowedScrollTypesMask.contains(type)
        && pan !== (current as? UIScrollView)?.panGestureRecognizer
      {
        if pan.scroll(by: delta, at: scroll.location, time: scroll.time) { return pan }
      }
      if current === scrolled { return nil }
      view = current.superview
    }
    return nil
  }

  /// Returns the scroll views under a point, from the innermost outwards.
  func scrollViews(at location: CGPoint, _ window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var view = window.hitTest(location, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      view = current.superview
    }
    return found
  }

  // MARK: Pinches

  func receive(_ magnify: InputEvent.Magnify, _ window: UIWindow) {
    let step = Magnification(
      phase: magnify.phase, scale: magnify.scale, location: magnify.location, time: magnify.time)
    pinch(step, window)
  }

  /// - Returns: whether a recogniser accepts it.
  @discardableResult private func pinch(_ step: Magnification, _ window: UIWindow) -> Bool {
    if step.phase != .began {
      guard let pinch = scrolling.pinch else { return false }
      if step.phase == .ended || step.phase == .cancelled { scrolling.pinch = nil }
      return pinch.receive(step)
    }
    var view = window.hitTest(step.location, with: nil)
    while let current = view {
      for case let pinch as UIPinchGestureRecognizer in current.gestureRecognizers ?? [] where pinch.receive(step) {
        guard pinch.state == .began || pinch.state == .changed else { continue }
        scrolling.pinch = pinch
        return true
      }
      view = current.superview
    }
    return false
  }

  private func pinchByWheel(_ scroll: InputEvent.Scroll, _ window: UIWindow) -> Bool {
    let notches = scroll.unit == .notch ? scroll.delta.dy : scroll.delta.dy / Self.zoomPoints
    guard notches != 0 else { return scrolling.wheelPinchTimer != nil }
    if scrolling.wheelPinchTimer == nil {
      scrolling.wheelScale = 1
      guard
        pinch(Magnification(phase: .began, scale: 1, location: scroll.location, time: scroll.time), window)
      else { return false }
    }
    // Turning the wheel up, which would scroll towards the beginning, zooms in.
    scrolling.wheelScale *= pow(Self.zoomPerNotch, -notches)
    pinch(
      Magnification(phase: .changed, scale: scrolling.wheelScale, location: scroll.location, time: scroll.time), window)
    scrolling.wheelPinchTimer?.cancel()
    let location = scroll.location
    scrolling.wheelPinchTimer = window.frameScheduler.schedule(after: Self.wheelPinchEnd) { [weak self] in
      guard let self else { return }
      scrolling.wheelPinchTimer = nil
      guard let window = self.window else { return }
      pinch(
        Magnification(
          phase: .ended, scale: scrolling.wheelScale, location: location, time: window.frameScheduler.now), window)
    }
    return true
  }
}
