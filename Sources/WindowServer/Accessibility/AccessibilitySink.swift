/// An object that is notified of changes in the windows: the bridge to assistive technology, or a test.
@MainActor package protocol AccessibilitySink: AnyObject {
  func windowDidOpen(_ window: AccessibilityWindow)
  func windowWillClose(_ window: AccessibilityWindow)
  /// Called with changes in the order in which they happened.
  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange])
  /// Called to announce a text at once.
  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool)
}
