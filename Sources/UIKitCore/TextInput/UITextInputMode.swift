/// A language in which the person types. One is known here: that of the environment.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  static let current = UITextInputMode()

  /// As a BCP 47 tag.
  open var primaryLanguage: String? { Locale.current.identifier(.bcp47) }
  open class var activeInputModes: [UITextInputMode] { [current] }
}
