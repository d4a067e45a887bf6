/// A text that can be read, measured and changed by ranges. UIKit's own texts count UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  /// Replaces `range` by `text`, without calling the delegate's `shouldChange` methods.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or the caret if it is empty; nil for none.
  var selectedTextRange: UITextRange? { get set }

  /// The text that an input method has put in and may still change; nil when there is none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts `markedText` in place of the marked text or, without one, of the selection, and marks it.
  ///
  /// - Parameter selectedRange: what is selected afterwards, from the beginning of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as it is.
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  /// The position of the end of the text.
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// - Parameter offset: characters to the sides, lines up and down.
  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The input system, which a text that changes by itself notifies.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The part of the range on its first line, in the text view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is drawn, in the text view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The part of each line that the range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  // Optional on iOS.

  /// Whether the person may put `text` in place of the range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The attributes of the text beside a position.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// The view that rectangles and points belong to.
  var textInputView: UIView { get }
  /// The line that a caret between two of them is drawn on.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public var textInputView: UIView { self as? UIView ?? UIView() }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}
