/// An action of an element besides its activation, which assistive technology offers by name.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The picture of the action; nil by default. Stored; has no effect.
  open var image: UIImage?
  /// The name of the group to which the action belongs; nil by default. Stored; has no effect.
  open var category: String?
  /// The closure that performs the action; nil for none.
  open var actionHandler: Handler?

  /// Creates an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an attributed name and a closure.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a picture and a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with an attributed name, a picture and a closure.
  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a method of `target`, which is not retained. The method can take the action, and
  /// returns whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  /// Creates an action with a picture that calls a method of `target`, which is not retained.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an attributed name and a picture that calls a method of `target`, which is not retained.
  public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an attributed name that calls a method of `target`, which is not retained.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, actionHandler: nil)
    self.target = target.flatMap(TargetAction.unwrapped)
    self.selector = selector
    actionHandler = { action in
      guard let target = action.target, let selector = action.selector else { return false }
      return selector.sendOrRaise(to: target, [action]) as? Bool ?? true
    }
  }

  /// The object whose method is called; nil for an action with a closure.
  open weak var target: AnyObject?
  /// The method that is called; nil for an action with a closure.
  open var selector: Selector?
}
