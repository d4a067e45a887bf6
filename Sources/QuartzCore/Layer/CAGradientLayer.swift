import CGTK
import CoreGraphics

/// A layer filled with a gradient, inside its rounded bounds.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  private struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change(_ key: String, _ body: (inout Gradient) -> Void) {
    let action = actionBeforeChange(key)
    body(&gradient)
    invalidateOwn()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The colours, as `CGColor`s; nil by default.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { $0.colors = newValue } }
  }
  /// The ascending places of the colours, from 0 to 1; nil, the default, distributes them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { $0.locations = newValue } }
  }
  /// The start of the gradient in units of the bounds; (0.5, 0) by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { $0.startPoint = newValue } }
  }
  /// The end of the gradient in units of the bounds; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { $0.endPoint = newValue } }
  }
  /// The shape of the gradient; `.axial` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { $0.type = newValue } }
  }

  private static let gradientKeys: Set<String> = ["colors", "locations", "startPoint", "endPoint"]

  package override func isAnimatable(_ key: String) -> Bool {
    Self.gradientKeys.contains(key) || super.isAnimatable(key)
  }

  package override func propertyValue(_ key: String) -> Any?? {
    switch key {
    case "colors": .some(colors)
    case "locations": .some(locations)
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: super.propertyValue(key)
    }
  }

  package override func setPropertyValue(_ any: Any?, _ key: String) -> Bool {
    switch (key, any.map(AnimatableValue.init) ?? .none(())) {
    case ("colors", .list(let list)): colors = list.compactMap(\.unwrapped)
    case ("locations", .list(let list)):
      locations = list.compactMap { value in
        if case .scalar(let number) = value { NSNumber(value: Double(number)) } else { nil }
      }
    case ("startPoint", .point(let v)): startPoint = v
    case ("endPoint", .point(let v)): endPoint = v
    default: return super.setPropertyValue(any, key)
    }
    return true
  }

  package override func makeContentNode() -> RenderNode? {
    let over = super.makeContentNode()
    let box = CGRect(origin: .zero, size: geometry.bounds.size)
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    guard box.width > 0, box.height > 0, let first = colors.first else { return over }
    let corners = corners(of: box)
    let fill: RenderNode
    if colors.count == 1 {
      fill = .fill(box, corners: corners, color: first)
    } else {
      fill = gradientNode(colors, box).clipped(to: box, corners: corners)
    }
    return RenderNode.container([fill, over].compactMap { $0 })
  }

  private func gradientNode(_ colors: [CGColor], _ box: CGRect) -> RenderNode {
    _ = GraphicsRuntime.ready
    var last: Float = 0
    let stops = colors.enumerated().map { index, color in
      let even = Float(index) / Float(colors.count - 1)
      let given = gradient.locations.flatMap { index < $0.count ? Float($0[index].doubleValue) : nil }
      // GSK requires ascending places from 0 to 1.
      last = max(last, min(max(given ?? even, 0), 1))
      return GskColorStop(offset: last, color: GdkRGBA(color))
    }
    func place(_ p: CGPoint) -> graphene_point_t {
      graphene_point_t(x: Float(p.x * box.width), y: Float(p.y * box.height))
    }
    let bounds = graphene_rect_t(box)
    let start = place(gradient.startPoint)
    var end = place(gradient.endPoint)
    switch gradient.type {
    case .radial:
      let rx = max(abs(end.x - start.x), 0.001)
      let ry = max(abs(end.y - start.y), 0.001)
      return RenderNode(
        owning: .radialGradient(bounds, around: start, rx: rx, ry: ry, stops))
    case .conic:
      // From the top, clockwise.
      let angle = atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      return RenderNode(owning: .conicGradient(bounds, around: start, angle: angle, stops))
    default:
      if start.x == end.x, start.y == end.y { end.y += 0.001 }
      return RenderNode(owning: .linearGradient(bounds, from: start, to: end, stops))
    }
  }
}
