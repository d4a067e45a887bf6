/// A halo around the focused item.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocushaloeffect).
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of a halo in relation to its shape.
  public enum Position: Int, Sendable {
    /// Outside, but inside in collection view cells, whose neighbours and edges leave no space.
    case automatic = 0
    /// Outside the shape.
    case outside = 1
    /// Inside the shape.
    case inside = 2
  }

  /// The shape of the halo, in the item's coordinates; nil for the item's bounds.
  package let shape: (rect: CGRect, cornerRadius: CGFloat)?
  /// The position of the halo in relation to its shape; automatic by default.
  open var position = Position.automatic

  public override init() {
    shape = nil
    super.init()
  }

  /// Creates a halo around a rectangle in the item's coordinates.
  public init(rect: CGRect) {
    shape = (rect, 0)
    super.init()
  }

  /// Creates a halo around a rectangle with rounded corners, in the item's coordinates.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = (rect, cornerRadius)
    super.init()
  }
}
