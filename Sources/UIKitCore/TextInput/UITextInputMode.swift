/// An input language. Only that of the environment is known.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinputmode).
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// Posted on iOS when the user changes the keyboard. Never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  static let current = UITextInputMode()

  /// The language as a BCP 47 tag.
  open var primaryLanguage: String? { Locale.current.identifier(.bcp47) }
  /// The available input languages: only the current one.
  open class var activeInputModes: [UITextInputMode] { [current] }
}
