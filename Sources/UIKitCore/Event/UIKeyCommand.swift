/// A key with modifiers that does something.
///
/// It calls a method up the responder chain, from the first responder on; `UIKeyCommand+Closures.swift` makes commands
/// with a closure.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  let commandInput: String?
  let commandModifiers: UIKeyModifierFlags
  let commandHandler: (@MainActor (UIKeyCommand) -> Void)?

  init(
    title: String, image: UIImage?, action: Selector? = nil, input: String, modifierFlags: UIKeyModifierFlags,
    propertyList: Any?, discoverabilityTitle: String?, handler: (@MainActor (UIKeyCommand) -> Void)?
  ) {
    commandInput = input
    commandModifiers = modifierFlags
    commandHandler = handler
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle
    )
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: Optional(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, handler: nil)
    self.alternates = alternates
    self.attributes = attributes
    self.state = state
  }

  override func run(from start: UIResponder?) -> Bool {
    guard let commandHandler else { return super.run(from: start) }
    guard !attributes.contains(.disabled) else { return false }
    commandHandler(self)
    return true
  }

  /// The characters of the key without modifiers, or one of the `input…` constants.
  open var input: String? { commandInput }
  open var modifierFlags: UIKeyModifierFlags { commandModifiers }

  /// Whether the command comes before what focus and text do with the key. False by default.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "\u{7F}"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  /// Whether the pressed key is this command's. Caps Lock and the keypad do not count.
  func matches(_ key: UIKey) -> Bool {
    guard let commandInput, !commandInput.isEmpty else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard key.modifierFlags.subtracting(ignored) == commandModifiers.subtracting(ignored) else { return false }
    return key.charactersIgnoringModifiers.lowercased() == commandInput.lowercased()
  }
}
