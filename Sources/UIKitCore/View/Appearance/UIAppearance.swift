/// A class whose look can be set for all its objects at once: views and bar items.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiappearance).
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class, whose values its objects take over.
  static func appearance() -> Self
  /// Returns the proxy for objects within those of the given classes, from the nearest to the outermost.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for objects whose traits include `trait`.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for objects within those of the given classes, whose traits include `trait`.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy of the class. Views of the class and its subclasses take over the values set on it when they
  /// come into a window, unless they were given values of their own.
  ///
  /// The proxy is a view made by `init(frame:)`. Only the properties that UIKit's own classes declare for their look
  /// are taken over: colours, fonts, attributes of titles, images, insets.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self, AppearanceScope()) }

  /// Returns the proxy for views of the class within objects of the given classes, from the nearest to the outermost.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, AppearanceScope(containers: containerTypes))
  }

  /// Returns the proxy for views of the class whose traits include `trait`.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, AppearanceScope(traits: trait))
  }

  /// Returns the proxy for views of the class within objects of the given classes, whose traits include `trait`.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}
