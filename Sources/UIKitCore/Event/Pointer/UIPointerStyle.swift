/// How a part of a view looks while the mouse is over it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  /// Shapes beside the pointer: kept, not shown.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Makes a style with an effect on a view. The pointer keeps its shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: .some(effect), shape: shape)
  }

  /// Makes a style with a shape of the pointer, which is kept and not shown.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape)
  }

  /// Returns the style of a pointer that is hidden; it is not, here.
  public class func hidden() -> Self { plain() }

  /// Returns the style of the usual pointer.
  public class func system() -> Self { plain() }

  private class func plain() -> Self {
    guard let style = UIPointerStyle(effect: nil, shape: nil) as? Self else {
      preconditionFailure("the usual styles are made by UIPointerStyle itself")
    }
    return style
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The change of a view while the mouse is over it.
///
/// Unchecked because previews hold views, which only the main thread looks into.
public enum UIPointerEffect: @unchecked Sendable {
  /// The one that fits the view: `highlight` here.
  case automatic(UITargetedPreview)
  /// A light colour over the view.
  case highlight(UITargetedPreview)
  /// A view that is a little larger, with a shadow.
  case lift(UITargetedPreview)
  /// A tint over the view, its size and its shadow, as wanted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint is put.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer: kept, of no effect on a desktop's.
///
/// Unchecked because of the path, which nothing here changes.
public enum UIPointerShape: @unchecked Sendable {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  public static let defaultCornerRadius: CGFloat = 8
}

/// A shape beside the pointer: kept, not shown.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  public struct Position: Hashable, Sendable {
    /// Points from the pointer.
    public var offset: CGFloat
    /// Radians from the right, clockwise.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    public static let top = Position(offset: 13, angle: .pi * 1.5)
    public static let right = Position(offset: 13, angle: 0)
    public static let bottom = Position(offset: 13, angle: .pi / 2)
    public static let left = Position(offset: 13, angle: .pi)
  }

  public let shape: UIPointerShape
  public let position: Position
  open var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Makes an arrow beside the pointer.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }
}
