/// The change of a view while the mouse is over it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihovereffect).
public protocol UIHoverEffect {}

/// The effect that suits a view: a highlight.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihoverautomaticeffect).
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

/// A pale colour over the view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihoverhighlighteffect).
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

/// A slight enlargement of the view, with a shadow.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihoverlifteffect).
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that suits a view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A pale colour over the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A slight enlargement of the view, with a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
