/// A key press.
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

  /// The characters that the key types; for arrows, function keys and the like the `UIKeyCommand.input…` constant.
  open var characters: String { typed }
  /// The characters that it would type without modifiers other than Shift.
  open var charactersIgnoringModifiers: String { typedWithoutModifiers }
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The key's place on the keyboard, whatever its layout.
  open var keyCode: UIKeyboardHIDUsage { usage }
}
