extension UIView {
  /// The parts of a view's frame that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The placement of content whose size differs from the view's.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the view's size, whatever its proportions.
    case scaleToFill = 0
    /// Scales the content to fit into the view, keeping its proportions.
    case scaleAspectFit = 1
    /// Scales the content to fill the view, keeping its proportions; parts may be cut off.
    case scaleAspectFill = 2
    /// Draws the content again when the bounds change.
    case redraw = 3
    /// Centres the content at its own size, as the next modes place it at an edge or corner.
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The brightness of a view's tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint colour unchanged.
    case normal = 1
    /// The tint colour without saturation, as behind an alert.
    case dimmed = 2
  }

  /// The target for the smallest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
