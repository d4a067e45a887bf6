/// Hears what changed in the windows: the bridge to the desktop's assistive technology, or a test.
@MainActor package protocol AccessibilitySink: AnyObject {
  func windowDidOpen(_ window: AccessibilityWindow)
  func windowWillClose(_ window: AccessibilityWindow)
  /// In the order they happened.
  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange])
  /// Something to be said at once.
  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool)
}
