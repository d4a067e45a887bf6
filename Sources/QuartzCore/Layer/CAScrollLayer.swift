import CoreGraphics

/// Along which axes a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, and can scroll to another.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Both axes by default.
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

  /// Moves the origin of the bounds to a point, as far as `scrollMode` lets it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Moves the least that shows a rectangle.
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
  /// The layer itself, or the first around it, that scrolls.
  final var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.superlayer
    }
    return nil
  }
}
