import WindowServer

/// A view whose text can be edited: a text field or a text view.
@MainActor protocol TextEditing: UIView {
  /// The text in the form that assistive technology edits.
  var accessibilityText: AccessibilityNode.Text { get }
  /// Whether the user may change the text now.
  var allowsTextChanges: Bool { get }
  /// The text shown while the field is empty.
  var emptyText: String? { get }
  /// Replaces the text as typing would: the delegate can refuse it, and observers of edits are notified.
  ///
  /// - Returns: whether the delegate allowed it.
  func accessibilityReplaceText(_ text: String) -> Bool
  /// Selects a part of the text.
  ///
  /// - Parameter range: in Unicode scalars of the text.
  func accessibilitySelect(_ range: Range<Int>)
  /// Ends editing, even if the delegate refuses.
  func endEditingByForce()
}
