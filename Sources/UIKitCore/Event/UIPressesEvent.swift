/// An event of keys going down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []
  /// The key that made the event.
  weak var changedPress: UIPress?
  /// The presses that came to the end of the responder chain.
  var unhandled: Set<UIPress> = []

  /// Every key that is down, or was released by this event.
  open var allPresses: Set<UIPress> { presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
