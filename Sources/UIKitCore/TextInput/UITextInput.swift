/// A text that can be read, measured and changed by ranges. UIKit's own texts are measured in UTF-16 units.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinput).
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range without calling the delegate's `shouldChange` methods.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or the caret if it is empty; nil for none.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the text that an input method has inserted and can still change; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, by text that is marked.
  ///
  /// - Parameter selectedRange: the selection afterwards, relative to the start of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the marking, and keeps the text.
  func unmarkText()

  /// The position at the start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction; nil outside the text.
  ///
  /// - Parameter offset: in characters to the sides, in lines up and down.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate of the input system, which is notified when the text changes by itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds words, sentences and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position in a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the part of a range on its first line, in the text view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret, in the text view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the part of each line that a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point, in the text view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; nil outside the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  // The following are optional on iOS.

  /// Replaces the marked text, or the selection, by marked text with attributes. Never called here: input methods send
  /// texts without attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Returns whether the user may replace a range by `text`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// The view in whose coordinates rectangles and points are.
  var textInputView: UIView { get }
  /// The line on which a caret at a line break is drawn.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Begins moving the caret freely, at a point. Never called here: keyboards on the screen do so.
  func beginFloatingCursor(at point: CGPoint)
  /// Moves the caret that was made free.
  func updateFloatingCursor(at point: CGPoint)
  /// Ends moving the caret freely.
  func endFloatingCursor()
}

extension UITextInput {
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public var textInputView: UIView { self as? UIView ?? UIView() }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
}
