/// Replaces `action: Selector` of platforms with Objective-C. Not part of Apple's API.
extension UIKeyCommand {
  /// Creates a command that calls a closure. `input` is the key's character without modifiers, or an `input…` constant.
  public convenience init(
    title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(
      title: title, image: image, action: Selector(""), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle)
    commandAction = nil
    commandHandler = handler
  }
}
