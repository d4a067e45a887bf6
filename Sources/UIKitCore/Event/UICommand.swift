/// A menu element that calls a method of a responder.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  let commandProperties: Any?
  /// Nil for a key command that calls a closure.
  final var commandAction: Selector?

  // The only designated initialiser, so that subclasses outside of this module inherit it.
  /// Creates a command that calls `action` on the first responder up the chain that can perform it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    commandProperties = propertyList
    commandAction = action
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// A longer title that explains the command; nil by default.
  open var discoverabilityTitle: String?
  // Unwrapped implicitly, because Apple's is optional for key commands only.
  /// The method that the command calls on the responder chain; nil for a key command created with a closure.
  open var action: Selector! { commandAction }
  /// A value of the app's own that identifies the command; nil by default.
  open var propertyList: Any? { commandProperties }
  /// The variants of the command with additional modifiers; empty by default. A key command's keys with these modifiers
  /// run them.
  open internal(set) var alternates: [UICommandAlternate]
  /// The attributes of the menu element; none by default.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside the title; off by default.
  open var state: UIMenuElement.State

  /// Calls the method on the first responder from `start` upwards that can perform it.
  ///
  /// - Returns: whether there was one.
  func run(from start: UIResponder?) -> Bool {
    run(commandAction, from: start)
  }

  /// Sends an action: the command's own, or that of a variant.
  func run(_ commandAction: Selector?, from start: UIResponder?) -> Bool {
    guard let commandAction, !attributes.contains(.disabled) else { return false }
    guard let target = start?.target(forAction: commandAction, withSender: self) as AnyObject? else { return false }
    commandAction.sendOrRaise(to: target, [self])
    return true
  }
}

/// A variant of a command while a modifier is held.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicommandalternate).
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title of the variant.
  public let title: String
  /// The method that the variant calls.
  public let action: Selector
  /// The modifiers that must be held, in addition to the command's own.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a variant with a title, a method and modifiers.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
