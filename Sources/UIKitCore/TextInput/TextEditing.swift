import WindowServer

/// A view whose text a person edits: text fields and text views.
@MainActor protocol TextEditing: UIView {
  /// The text as assistive technology edits it.
  var accessibilityText: AccessibilityNode.Text { get }
  /// Whether the person may change it now.
  var allowsTextChanges: Bool { get }
  /// The text shown while the field is empty.
  var emptyText: String? { get }
  /// Replaces the text as a person's typing would: the delegate can refuse it, and observers of edits are notified.
  ///
  /// - Returns: whether the delegate let it.
  func accessibilityReplaceText(_ text: String) -> Bool
  /// - Parameter range: Unicode scalars of the text.
  func accessibilitySelect(_ range: Range<Int>)
  /// Ends editing though the delegate may not want to.
  func endEditingByForce()
}
