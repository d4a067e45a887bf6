/// The text that a keyboard types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil without any.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret or selection; nil without any.
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// A controller whose view is a keyboard.
///
/// iOS shows it as another program's keyboard. Here it types into the first responder of the key window, if a program
/// shows it itself.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var document = FirstResponderDocument()

  private var ownInputView: UIInputView?
  open override var inputView: UIInputView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if let newValue { view = newValue }
    }
  }

  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// As a BCP 47 tag.
  open var primaryLanguage: String? = UITextInputMode.current.primaryLanguage
  open var hasDictationKey = false
  open var hasFullAccess: Bool { true }
  /// False: the desktop switches between keyboards.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    ownInputView = view
    self.view = view
  }

  /// Ends editing.
  open func dismissKeyboard() { _ = UIApplication.keyWindowReference?.firstResponder?.resignFirstResponder() }

  /// Does nothing: the desktop switches between keyboards.
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The first responder of the key window, as a keyboard's text.
@MainActor private final class FirstResponderDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType!

  private var keys: (any UIKeyInput)? { UIApplication.keyWindowReference?.firstResponder as? any UIKeyInput }
  private var input: (any UITextInput)? { keys as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
    guard let input, let start, let end, let range = input.textRange(from: start, to: end),
      let text = input.text(in: range), !text.isEmpty
    else { return nil }
    return text
  }

  var documentContextBeforeInput: String? {
    text(from: input?.beginningOfDocument, to: input?.selectedTextRange?.start)
  }
  var documentContextAfterInput: String? { text(from: input?.selectedTextRange?.end, to: input?.endOfDocument) }
  var selectedText: String? { text(from: input?.selectedTextRange?.start, to: input?.selectedTextRange?.end) }
  var documentInputMode: UITextInputMode? { UITextInputMode.current }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let place = input.selectedTextRange?.start,
      let moved = input.position(from: place, in: .right, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: moved, to: moved)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { input?.unmarkText() }
}
