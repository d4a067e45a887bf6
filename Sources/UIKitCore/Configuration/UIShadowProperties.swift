import CoreGraphics

/// A shadow that a configuration's background throws.
@preconcurrency @MainActor public struct UIShadowProperties: @preconcurrency Hashable {
  public var color = UIColor.black
  /// From 0, no shadow, to 1.
  public var opacity: CGFloat = 0
  /// Of the blur, in points.
  public var radius: CGFloat = 3
  /// In points.
  public var offset = CGSize(width: 0, height: -3)
  /// The shadow's outline; nil stands for the background's.
  public var path: UIBezierPath?

  init() {}

  public static func == (lhs: UIShadowProperties, rhs: UIShadowProperties) -> Bool {
    lhs.color == rhs.color && lhs.opacity == rhs.opacity && lhs.radius == rhs.radius && lhs.offset == rhs.offset
      && lhs.path === rhs.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}

extension UIShadowProperties: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    ["color": color, "opacity": opacity, "radius": radius, "offset": offset, "path": path as Any]
  }

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
