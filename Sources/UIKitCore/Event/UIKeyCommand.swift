/// A key with modifiers that calls a method.
///
/// The method is called on the responder chain, starting at the first responder. `UIKeyCommand+Closures.swift` adds
/// commands with a closure.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikeycommand).
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  let commandInput: String?
  let commandModifiers: UIKeyModifierFlags
  /// The closure of a command that was created with one, in place of the action.
  var commandHandler: (@MainActor (UIKeyCommand) -> Void)?

  // The only designated initialiser, so that subclasses outside of this module inherit all initialisers.
  /// Creates a command with a title, for use in menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    commandInput = input
    commandModifiers = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command without a title that explains itself.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  override func run(from start: UIResponder?) -> Bool {
    guard let commandHandler else { return super.run(from: start) }
    guard !attributes.contains(.disabled) else { return false }
    commandHandler(self)
    return true
  }

  /// The character of the key without modifiers, or one of the `input…` constants.
  open var input: String? { commandInput }
  /// The modifiers that must be held.
  open var modifierFlags: UIKeyModifierFlags { commandModifiers }

  /// Whether the command comes before the use of the key by focus and text; false by default.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is adapted to the keyboard's layout; true by default. Stored; has no effect: it is not.
  open var allowsAutomaticLocalization = true
  /// Whether arrows are mirrored in right-to-left interfaces; true by default. Stored; has no effect: they are not.
  open var allowsAutomaticMirroring = true

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Esc key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "\u{7F}"
  /// The function key F1; the others follow.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// Returns whether a pressed key is this command's. Caps Lock and the keypad make no difference.
  func matches(_ key: UIKey, with further: UIKeyModifierFlags = []) -> Bool {
    guard let commandInput, !commandInput.isEmpty else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard key.modifierFlags.subtracting(ignored) == commandModifiers.union(further).subtracting(ignored) else {
      return false
    }
    return key.charactersIgnoringModifiers.lowercased() == commandInput.lowercased()
  }
}
