import CoreGraphics

/// The axes on which a scroll layer scrolls.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode).
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The vertical axis.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The horizontal axis.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers and can scroll to another.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cascrolllayer).
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The axes on which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Moves the origin of the bounds to a point, on the axes that `scrollMode` allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the smallest distance that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    func along(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if low >= first, high <= last { return first }
      if high - low > last - first { return low }
      return low < first ? low : high - (last - first)
    }
    scroll(
      to: CGPoint(
        x: along(r.minX, r.maxX, bounds.minX, bounds.maxX), y: along(r.minY, r.maxY, bounds.minY, bounds.maxY)))
  }
}

extension CALayer {
  /// The layer itself, or its nearest ancestor, that is a scroll layer.
  final var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.superlayer
    }
    return nil
  }
}
