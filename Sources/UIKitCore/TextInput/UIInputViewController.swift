/// The text into which a keyboard types.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextdocumentproxy).
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil for none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret or selection; nil for none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil for none.
  var selectedText: String? { get }
  /// The input language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// An identifier of the text.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts text that is marked.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Ends the marking, and keeps the text.
  func unmarkText()
}

/// A controller whose view is a keyboard.
///
/// On iOS it is a keyboard for all apps. Here it types into the first responder of the key window if the app displays
/// it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinputviewcontroller).
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

  /// The text into which the keyboard types.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The keyboard's language as a BCP 47 tag.
  open var primaryLanguage: String? = UITextInputMode.current.primaryLanguage
  /// Whether the keyboard has a dictation key. Stored; has no effect.
  open var hasDictationKey = false
  /// Whether the keyboard has access to the network and shared files: always true.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard must offer a key for the next keyboard: always false, as the desktop switches keyboards.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    ownInputView = view
    self.view = view
  }

  /// Ends editing.
  open func dismissKeyboard() { _ = UIApplication.keyWindowReference?.firstResponder?.resignFirstResponder() }

  /// Does nothing: the desktop switches keyboards.
  open func advanceToNextInputMode() {}
  /// Does nothing: the desktop switches keyboards.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Called before the selection changes. The default does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection has changed. The default does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes. The default does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed. The default does nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A proxy for the text of the key window's first responder.
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
