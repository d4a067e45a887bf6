/// Something an element does besides being activated; assistive technology offers it by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// Answers whether it did what the name says.
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// An action that calls a method of `target`, which is not kept alive. It may take the action, and answers whether it
  /// did what the name says.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, actionHandler: nil)
    self.target = target.flatMap(TargetAction.unwrapped)
    self.selector = selector
    actionHandler = { action in
      guard let target = action.target, let selector = action.selector else { return false }
      return selector.sendOrRaise(to: target, [action]) as? Bool ?? true
    }
  }

  open private(set) weak var target: AnyObject?
  open private(set) var selector: Selector?
}
