import UIKit

// A client's own text input, as in code editors, with its own positions and ranges, and all requirements implemented.

class CodePosition: UITextPosition {
  let index: Int
  init(index: Int) { self.index = index }
}

class CodeRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var start: UITextPosition { CodePosition(index: range.location) }
  override var end: UITextPosition { CodePosition(index: range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
}

class CodeView: UIView, UITextInput {
  var string = NSMutableString(string: "")
  var selected = NSRange(location: 0, length: 0)
  weak var inputDelegate: UITextInputDelegate?
  lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var markedTextRange: UITextRange? { return nil }
  var autocorrectionType: UITextAutocorrectionType = .no
  var autocapitalizationType: UITextAutocapitalizationType = .none
  var spellCheckingType: UITextSpellCheckingType = .no
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType!

  var hasText: Bool { return string.length > 0 }
  var selectedTextRange: UITextRange? {
    get { return CodeRange(selected) }
    set {
      guard let range = (newValue as? CodeRange)?.range else { return }
      inputDelegate?.selectionWillChange(self)
      selected = range
      inputDelegate?.selectionDidChange(self)
    }
  }
  var beginningOfDocument: UITextPosition { return CodePosition(index: 0) }
  var endOfDocument: UITextPosition { return CodePosition(index: string.length) }

  func insertText(_ text: String) {
    string.replaceCharacters(in: selected, with: text)
    selected = NSRange(location: selected.location + (text as NSString).length, length: 0)
  }
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? {
    guard let range = (range as? CodeRange)?.range else { return nil }
    return string.substring(with: range)
  }
  func replace(_ range: UITextRange, withText text: String) {}
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? CodePosition, let to = toPosition as? CodePosition else { return nil }
    return CodeRange(NSRange(location: from.index, length: to.index - from.index))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let position = position as? CodePosition else { return nil }
    return CodePosition(index: position.index + offset)
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    case .up, .down: return nil
    @unknown default: return nil
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    return offset(from: position, to: other) > 0 ? .orderedAscending : .orderedDescending
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? CodePosition, let to = toPosition as? CodePosition else { return 0 }
    return to.index - from.index
  }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    return range.end
  }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    return nil
  }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    return .natural
  }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { return .zero }
  func caretRect(for position: UITextPosition) -> CGRect { return .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { return [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { return nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { return nil }
  func characterRange(at point: CGPoint) -> UITextRange? { return nil }
}

class PinField: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { return .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { return [] }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { return endOfDocument }
}

class AccessoryBar: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { return true }
  init() { super.init(frame: .zero, inputViewStyle: .keyboard) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// A field that forwards its delegate's answers, and has its own if the delegate has none.
class ForwardingField: UITextField, UITextFieldDelegate {
  weak var outer: UITextFieldDelegate?
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    return outer?.textFieldShouldReturn?(textField) ?? false
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    return outer?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? false
  }
}

class AgreeingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }
}
