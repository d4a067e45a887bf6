/// The trait for the place of a tab bar controller's accessory.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraittabaccessoryenvironment-swift.struct).
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  /// The place of the tab accessory that contains the view; unspecified outside one.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

  /// Creates a collection with the place of a tab accessory.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(mutations: { $0.tabAccessoryEnvironment = tabAccessoryEnvironment })
  }
}

extension UIMutableTraits {
  /// The place of a tab accessory.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
