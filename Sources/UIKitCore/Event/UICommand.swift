/// A menu element that does something.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  let commandProperties: Any?
  let commandAction: Selector?

  init(
    title: String, image: UIImage?, action: Selector? = nil, propertyList: Any?, discoverabilityTitle: String?
  ) {
    commandProperties = propertyList
    commandAction = action
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  open var discoverabilityTitle: String?
  /// The method that the command calls, up the responder chain; nil for one made with a closure.
  open var action: Selector? { commandAction }
  open var propertyList: Any? { commandProperties }
  /// The commands that take this one's place while further modifiers are down.
  open internal(set) var alternates: [UICommandAlternate] = []
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off

  /// A command that calls `action` on the first responder up the chain that can perform it.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: Optional(action), propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle)
    self.alternates = alternates
    self.attributes = attributes
    self.state = state
  }

  /// Does what the command is for, on the first responder from `start` upwards that can.
  ///
  /// - Returns: whether there was one.
  func run(from start: UIResponder?) -> Bool {
    guard let commandAction, !attributes.contains(.disabled) else { return false }
    guard let target = start?.target(forAction: commandAction, withSender: self) as AnyObject? else { return false }
    commandAction.sendOrRaise(to: target, [self])
    return true
  }
}

/// A command's other form, while a modifier is down.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
