import QuartzCore

/// Provides the elements of one window and performs the actions that assistive technology requests. Each of UIKit's
/// windows has one.
@MainActor package protocol AccessibilityProvider: AnyObject {
  /// Returns the tree of the current elements. Called only at clients' requests.
  func makeAccessibilityTree() -> AccessibilityTree

  // Each method returns whether it was done. The numbers are those of the latest tree; unknown ones do nothing.

  /// Performs the node's action at `index` of `AccessibilityNode.actions`.
  func perform(action index: Int, on id: Int) -> Bool
  func focus(_ id: Int) -> Bool
  func scrollToVisible(_ id: Int) -> Bool
  func setValue(_ value: Double, of id: Int) -> Bool
  /// Replaces the whole text, as typing would.
  func setText(_ text: String, of id: Int) -> Bool
  /// Sets the selection.
  ///
  /// - Parameter range: Unicode scalars of the text.
  func setSelection(_ range: Range<Int>, of id: Int) -> Bool
}
