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
}
