/// The delivery of keys and buttons to recognisers, before responders.
extension GestureEnvironment {
  /// Delivers the beginning of a press to the recognisers of a view and its ancestors that allow its type.
  ///
  /// - Returns: whether one of them has recognised it, in which case responders do not receive it.
  func begin(_ press: UIPress, at view: UIView?, _ event: UIPressesEvent) -> Bool {
    var recognizers: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      recognizers += (view.gestureRecognizers ?? []).filter { accepts($0, press, event) }
      current = view.superview
    }
    press.recognizers = recognizers
    guard !recognizers.isEmpty else { return false }
    process {
      for recognizer in recognizers {
        activate(recognizer)
        recognizer.trackedPresses.append(press)
        recognizer.latestModifiers = event.modifierFlags
        recognizer.pressesBegan([press], with: event)
      }
    }
    return recognizers.contains { $0.cancelsTouchesInView && ($0.state == .began || $0.state == .changed) }
  }

  /// Delivers the end of a press to the recognisers that track it.
  ///
  /// - Returns: whether one of them has recognised it.
  func end(_ press: UIPress, _ event: UIPressesEvent, cancelled: Bool) -> Bool {
    let recognizers = press.recognizers
    press.recognizers = []
    var isRecognized = false
    guard !recognizers.isEmpty else { return false }
    process {
      for recognizer in recognizers where recognizer.trackedPresses.contains(where: { $0 === press }) {
        recognizer.latestModifiers = event.modifierFlags
        if recognizer.state != .failed, recognizer.state != .cancelled {
          if cancelled {
            recognizer.pressesCancelled([press], with: event)
          } else {
            recognizer.pressesEnded([press], with: event)
          }
        }
        if recognizer.cancelsTouchesInView, recognizer.state == .ended { isRecognized = true }
        recognizer.trackedPresses.removeAll { $0 === press }
      }
    }
    return isRecognized
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
  }
}
