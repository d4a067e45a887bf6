import CoreGraphics

/// The shadow of a configuration's background.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct).
@preconcurrency @MainActor public struct UIShadowProperties: @preconcurrency Hashable {
  /// The colour of the shadow; black by default.
  public var color = UIColor.black
  /// The opacity from 0, the default, to 1. A shadow of 0 is invisible.
  public var opacity: CGFloat = 0
  /// The radius of the blur in points; 3 by default.
  public var radius: CGFloat = 3
  /// The distance of the shadow in points; 3 points up by default.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; nil, the default, stands for the background's.
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

  /// The type, with its main properties and their values.
  public var description: String { propertyDescription }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror of the described properties.
  public var customMirror: Mirror { propertyMirror }
}
