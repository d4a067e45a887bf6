import WindowServer

extension UIResponder {
  /// Changes the properties that the app set on the object, and makes assistive technology read it again.
  func changeAccessibility(_ change: (UIAccessibilityState) -> Void) {
    let state = accessibilityState ?? UIAccessibilityState()
    accessibilityState = state
    change(state)
    accessibilityDidChange()
  }

  /// Records that the object's accessibility may have changed. Costs nothing while no client is listening.
  func accessibilityDidChange() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    responderWindow?.accessibility.noteChange()
  }

  /// The number of the object's node.
  var accessibilityNodeID: Int {
    let state = accessibilityState ?? UIAccessibilityState()
    accessibilityState = state
    if state.nodeID == 0 { state.nodeID = UIAccessibilityState.newNodeID() }
    return state.nodeID
  }

  /// The elements of a container in order: those set, or those it counts; nil if it declares none.
  var declaredAccessibilityElements: [Any]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    // A container with a huge count must not block the program.
    return (0..<min(count, 1000)).compactMap { accessibilityElement(at: $0) }
  }

  /// The default of `accessibilityRespondsToUserInteraction`.
  var respondsToUserInteractionByItself: Bool {
    let traits = accessibilityTraits
    if traits.contains(.notEnabled) { return false }
    if !traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .toggleButton, .adjustable]) {
      return true
    }
    if !(accessibilityCustomActions ?? []).isEmpty { return true }
    guard let view = self as? UIView else { return false }
    if let isSelectable = (view as? any AccessibilityCollectionElement)?.isSelectableItem { return isSelectable }
    if let control = view as? UIControl { return control.isEnabled }
    return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
  }
}
