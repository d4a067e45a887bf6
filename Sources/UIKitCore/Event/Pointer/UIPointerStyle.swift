/// The look of a region of a view while the mouse is over it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerstyle).
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  /// The shapes next to the pointer; none by default. Stored; has no effect.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a style with an effect on a view. The pointer's shape is stored but has no effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: .some(effect), shape: shape)
  }

  /// Creates a style with a shape of the pointer, which is stored but has no effect.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape)
  }

  /// Returns the style of a hidden pointer. It stays visible here.
  public class func hidden() -> Self { plain() }

  /// Returns the style that suits a view, which is that of the usual pointer here.
  public class func automatic() -> Self { plain() }

  /// Returns the style of the usual pointer.
  public class func system() -> Self { plain() }

  private class func plain() -> Self {
    guard let style = UIPointerStyle(effect: nil, shape: nil) as? Self else {
      preconditionFailure("the standard styles are created by UIPointerStyle itself")
    }
    return style
  }

  /// Returns the style itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The change of a view while the mouse is over it.
///
/// Unchecked because previews hold views, which are used on the main thread only.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum).
public enum UIPointerEffect: @unchecked Sendable {
  /// The effect that suits the view: `highlight` here.
  case automatic(UITargetedPreview)
  /// A pale colour over the view.
  case highlight(UITargetedPreview)
  /// A slight enlargement of the view, with a shadow.
  case lift(UITargetedPreview)
  /// A tint over the view, an enlargement and a shadow, each optional.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of a tint.
  public enum TintMode: Int, Sendable {
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view on iOS; above it here.
    case underlay = 2
  }

  /// The preview of the view that the effect applies to.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer. Stored; has no effect.
///
/// Unchecked because of the path, which is not changed here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum).
public enum UIPointerShape: @unchecked Sendable {
  /// The outline of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line with a length in points.
  case horizontalBeam(length: CGFloat)

  /// The default radius of a rounded rectangle, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A shape next to the pointer. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointeraccessory).
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// A place in relation to the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer in points.
    public var offset: CGFloat
    /// The direction in radians, clockwise from the right.
    public var angle: CGFloat

    /// Creates a place from a distance in points and an angle in radians.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Above the pointer.
    public static let top = Position(offset: 13, angle: .pi * 1.5)
    /// To the right of the pointer.
    public static let right = Position(offset: 13, angle: 0)
    /// Below the pointer.
    public static let bottom = Position(offset: 13, angle: .pi / 2)
    /// To the left of the pointer.
    public static let left = Position(offset: 13, angle: .pi)
    /// Above the pointer, to the left.
    public static let topLeft = Position(offset: 13, angle: .pi * 1.25)
    /// Above the pointer, to the right.
    public static let topRight = Position(offset: 13, angle: .pi * 1.75)
    /// Below the pointer, to the left.
    public static let bottomLeft = Position(offset: 13, angle: .pi * 0.75)
    /// Below the pointer, to the right.
    public static let bottomRight = Position(offset: 13, angle: .pi * 0.25)
    /// The usual distance from the pointer in points.
    public static let defaultOffset: CGFloat = 13
  }

  /// The shape.
  public let shape: UIPointerShape
  /// The place in relation to the pointer.
  public let position: Position
  /// Whether the shape is turned by the place's angle; false by default. Stored; has no effect.
  open var orientationMatchesAngle = false

  /// Creates an accessory with a shape and a place.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Returns an arrow at a place.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }
}
