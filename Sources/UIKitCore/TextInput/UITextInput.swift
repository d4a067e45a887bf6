/// A text that can be read and changed by ranges. Positions are in UTF-16 units.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinput).
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection, or the caret if it is empty; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The position of the start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a range; nil for a range outside the text.
  func text(in range: UITextRange) -> String?
  /// Replaces `range` by `text`, without calling the delegate's `shouldChange` methods.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the distance between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
