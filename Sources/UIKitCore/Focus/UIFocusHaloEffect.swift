/// A halo around the item that has the focus.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    /// Inside of collection view cells, whose neighbours and edges leave no room.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// Where the halo goes, in the item's coordinates; nil for the item's own bounds.
  package let shape: (rect: CGRect, cornerRadius: CGFloat)?
  /// Where the halo is drawn, beside its shape.
  open var position = Position.automatic

  public override init() {
    shape = nil
    super.init()
  }

  public init(rect: CGRect) {
    shape = (rect, 0)
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = (rect, cornerRadius)
    super.init()
  }
}
