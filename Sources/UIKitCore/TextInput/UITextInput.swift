/// A text that can be read and changed by ranges. Positions count UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection, or the caret when it is empty.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  /// Puts `text` in place of `range`, without calling the delegate's `shouldChange` methods.
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// - Returns: nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
