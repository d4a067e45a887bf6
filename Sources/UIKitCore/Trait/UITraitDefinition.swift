/// The definition of a trait, of the system's or an app's own. An app's traits are inherited down the view tree like
/// the system's.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15).
public protocol UITraitDefinition {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Whether dynamic colours depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
  /// A name for debugging; the type's name by default.
  static var name: String { get }
  /// A name that is unique among traits; the type's full name by default.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait's definition.
public typealias UITrait = any UITraitDefinition.Type

/// A trait stored in a property of `UITraitCollection.Values`.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// The trait for the kind of device.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom-swift.struct).
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the light or dark style.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle-swift.struct).
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the reading direction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitlayoutdirection-swift.struct).
public enum UITraitLayoutDirection: SystemTrait {
  /// Not specified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the number of pixels per point.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitdisplayscale-swift.struct).
public enum UITraitDisplayScale: SystemTrait {
  /// Not specified: 0.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The trait for the screen's range of colours.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitdisplaygamut-swift.struct).
public enum UITraitDisplayGamut: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the width's size class.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass-swift.struct).
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the height's size class.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass-swift.struct).
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the ability to measure the force of touches.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitforcetouchcapability-swift.struct).
public enum UITraitForceTouchCapability: SystemTrait {
  /// Not known.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the preferred text size.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory-swift.struct).
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the preferred contrast.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast-swift.struct).
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the level of the content.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel-swift.struct).
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the preferred weight of text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitlegibilityweight-swift.struct).
public enum UITraitLegibilityWeight: SystemTrait {
  /// Not specified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the activity of the window.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitactiveappearance-swift.struct).
public enum UITraitActiveAppearance: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// All of the system's traits.
var systemTraits: [any SystemTrait.Type] {
  [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitListEnvironment.self,
  ]
}
