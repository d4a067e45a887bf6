import QuartzCore

/// Provides the elements of one window and performs the actions that assistive technology requests on them. UIKit's
/// windows have one each.
@MainActor package protocol AccessibilityProvider: AnyObject {
  /// Returns the tree of what is on the screen now. Called only for clients' requests.
  func makeAccessibilityTree() -> AccessibilityTree

  // Each answers whether it was done. The numbers are those of the latest tree; one that is gone does nothing.

  /// Does the node's action at `index` of `AccessibilityNode.actions`.
  func perform(action index: Int, on id: Int) -> Bool
  func focus(_ id: Int) -> Bool
  func scrollToVisible(_ id: Int) -> Bool
  func setValue(_ value: Double, of id: Int) -> Bool
  /// Replaces the whole text, as a person's typing would.
  func setText(_ text: String, of id: Int) -> Bool
  /// - Parameter range: Unicode scalars of the text.
  func setSelection(_ range: Range<Int>, of id: Int) -> Bool
}
