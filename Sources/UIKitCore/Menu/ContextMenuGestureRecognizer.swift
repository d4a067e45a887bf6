import QuartzCore

/// Recognises the gestures that open a context menu: a long press, or a click with the secondary button.
///
/// It is neither a long press nor a tap recogniser, so that code that looks for an app's recognisers does not find it.
@MainActor final class ContextMenuGestureRecognizer: UIGestureRecognizer {
  private static let duration: TimeInterval = 0.5
  private static let allowedMovement: CGFloat = 10

  /// Prepares a menu, and returns whether there is one. The gesture begins only if there is.
  var prepare: (CGPoint) -> Bool = { _ in false }
  private var start: CGPoint?
  private var isClick = false
  private var timer: (any PacerTimer)?

  override func mayBegin() -> Bool { prepare(location(in: view)) }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask == .primary || event.buttonMask == .secondary
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, touches.count == 1, let touch = touches.first else { return state = .failed }
    start = touch.windowLocation
    isClick = event.buttonMask == .secondary
    guard !isClick else { return }
    timer = frameScheduler.schedule(after: Self.duration) { [weak self] in self?.state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, let touch = touches.first else { return }
    if distance(start, touch.windowLocation) > Self.allowedMovement { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible && !isClick ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    start = nil
  }
}
