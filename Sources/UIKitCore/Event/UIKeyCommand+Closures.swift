/// Not Apple's: what `action: Selector` is on platforms with Objective-C.
extension UIKeyCommand {
  public convenience init(
    title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, handler: Optional(handler))
  }
}
