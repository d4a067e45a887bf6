import QuartzCore

/// Recognises a long press. It is continuous: it begins after the duration and changes as the touches move.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must be down; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The duration in seconds after which the press is recognised; 0.5 by default (facts 12.7).
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the touches may move before recognition; 10 by default (facts 12.7).
  open var allowableMovement: CGFloat = 10

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var timer: (any PacerTimer)?

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask == .primary
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    guard state == .possible else { return }
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    guard trackedTouches.count == numberOfTouchesRequired else { return }
    timer?.cancel()
    if taps >= numberOfTapsRequired {
      wait(minimumPressDuration) { $0.state = .began }
    } else {
      wait(UITapGestureRecognizer.multiTapInterval) { $0.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      let strayed = touches.contains { touch in
        starts[ObjectIdentifier(touch)].map { distance($0, touch.windowLocation) > allowableMovement } ?? false
      }
      if strayed { state = .failed }
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      taps += 1
      timer?.cancel()
      if taps > numberOfTapsRequired {
        state = .failed
      } else {
        wait(UITapGestureRecognizer.multiTapInterval) { $0.state = .failed }
      }
    case .began, .changed:
      state = .ended
    default:
      break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return }
    timer?.cancel()
    wait(minimumPressDuration) { $0.state = .began }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    starts = [:]
  }

  private func wait(_ delay: TimeInterval, _ then: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    timer = frameScheduler.schedule(after: delay) { [weak self] in
      if let self { then(self) }
    }
  }
}
