/// Controls the editing of a text view, and is notified of it. All methods are optional; those that are left out count
/// as true.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)

  /// The person is about to change the text.
  ///
  /// - Parameter range: UTF-16 units of the present text.
  /// - Returns: whether it may be. Not called for changes by the program.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The person changed the text; after `textViewDidChangeSelection(_:)`.
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)

  /// A link was tapped in a text that cannot be edited.
  ///
  /// - Returns: whether the link is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How a person touched a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions
  case preview
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.isMissing(.textViewShouldBeginEditing)
    return true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.isMissing(.textViewShouldEndEditing)
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidBeginEditing) }
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidEndEditing) }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    OptionalMethod.isMissing(.textViewShouldChangeTextIn)
    return true
  }
  public func textViewDidChange(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidChange) }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethod.isMissing(.textViewDidChangeSelection)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.isMissing(.textViewShouldInteractWith)
    return true
  }
}
