/// An event of keys that go down or up.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []
  /// The key that caused the event.
  weak var changedPress: UIPress?
  /// The presses that reached the end of the responder chain.
  var unhandled: Set<UIPress> = []

  /// Every key that is down or was released by this event.
  open var allPresses: Set<UIPress> { presses }

  /// Returns the presses that a recogniser is tracking.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { press in gesture.trackedPresses.contains { $0 === press } }
  }
}
