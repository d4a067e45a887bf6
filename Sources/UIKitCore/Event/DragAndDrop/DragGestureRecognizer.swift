import QuartzCore

/// Recognises a press that is held and then moved: the press lifts the items, the first move begins the drag.
@MainActor final class DragGestureRecognizer: UIGestureRecognizer {
  private static let duration: TimeInterval = 0.35
  /// The distance in points that a press may move before it lifts, and must move afterwards.
  private static let allowedMovement: CGFloat = 10
  private static let beginning: CGFloat = 3

  /// Lifts the items at a point of the view. Returns false where there are none.
  var lift: (CGPoint) -> Bool = { _ in false }
  private var start: CGPoint?
  private var isLifted = false
  private var timer: (any PacerTimer)?

  override func shouldReceive(_ event: UIEvent) -> Bool { event.buttonMask.isEmpty || event.buttonMask == .primary }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, touches.count == 1, let touch = touches.first else {
      // Other fingers can add items to a drag.
      if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    start = touch.windowLocation
    timer = frameScheduler.schedule(after: Self.duration) { [weak self] in self?.isLifted = true }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    let moved = distance(start, touch.windowLocation)
    if !isLifted {
      if moved > Self.allowedMovement { state = .failed }
    } else if moved > Self.beginning {
      state = lift(view.map { $0.convert(start, from: nil) } ?? start) ? .began : .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    start = nil
    isLifted = false
  }
}

/// Recognises a tap during a drag, which adds items to it.
@MainActor final class DragAdditionGestureRecognizer: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let running = DragController.running, running.offer == nil else { return false }
    return running.window === view?.window && super.shouldReceive(event)
  }
}
