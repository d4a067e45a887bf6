/// Names a trait: one of the system's, or one of an app's own, which travels down the view tree as the system's do.
public protocol UITraitDefinition {
  associatedtype Value
  /// The trait's value where none was set.
  static var defaultValue: Value { get }
  /// Whether dynamic colours depend on it. False by default.
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait kept in a property of `UITraitCollection.Values`.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

public enum UITraitDisplayGamut: SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitForceTouchCapability: SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.forceTouchCapability }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public enum UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The system's traits, all of them.
var systemTraits: [any SystemTrait.Type] {
  [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
  ]
}
