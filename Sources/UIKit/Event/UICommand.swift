/// A menu element that does something.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  let commandProperties: Any?

  init(title: String, image: UIImage?, propertyList: Any?, discoverabilityTitle: String?) {
    commandProperties = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  open var discoverabilityTitle: String?
  open var propertyList: Any? { commandProperties }
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
}
