/// A key press.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor open class UIKey: NSObject {
  let typed: String
  let typedWithoutModifiers: String
  let flags: UIKeyModifierFlags
  let usage: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    typed = characters
    typedWithoutModifiers = charactersIgnoringModifiers
    flags = modifierFlags
    usage = keyCode
    super.init()
  }

  /// The characters that the key types; for arrows, function keys and similar keys the `UIKeyCommand.input…` constant.
  open var characters: String { typed }
  /// The characters that the key would type without modifiers other than Shift.
  open var charactersIgnoringModifiers: String { typedWithoutModifiers }
  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The position of the key on the keyboard, whatever its layout.
  open var keyCode: UIKeyboardHIDUsage { usage }
}
