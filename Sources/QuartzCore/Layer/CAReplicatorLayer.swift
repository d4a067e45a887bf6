import CGTK
import CoreGraphics

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed by another step.
///
/// An animation that ends and is removed ends for the delayed copies, too.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  fileprivate struct Copies {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    /// The components red, green, blue and alpha.
    var offsets = SIMD4<Float>()
  }

  private var copies = Copies()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer { copies = other.copies }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change(_ key: String, _ body: (inout Copies) -> Void) {
    let action = actionBeforeChange(key)
    body(&copies)
    invalidateChildren()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The number of copies, including the original; 1 by default.
  open var instanceCount: Int {
    get { copies.count }
    set { change("instanceCount") { $0.count = newValue } }
  }
  /// The delay of a copy's animations relative to the previous copy, in seconds; 0 by default.
  open var instanceDelay: CFTimeInterval {
    get { copies.delay }
    set { change("instanceDelay") { $0.delay = newValue } }
  }
  /// The transform from one copy to the next, about the centre of the layer; the identity by default.
  open var instanceTransform: CATransform3D {
    get { copies.transform }
    set { change("instanceTransform") { $0.transform = newValue } }
  }
  /// The colour by which the sublayers' colours are multiplied; opaque white by default.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { change("instanceColor") { $0.color = newValue } }
  }
  /// The amount added to the red component of `instanceColor` from one copy to the next; 0 by default.
  open var instanceRedOffset: Float {
    get { copies.offsets.x }
    set { change("instanceRedOffset") { $0.offsets.x = newValue } }
  }
  /// The amount added to the green component of `instanceColor` from one copy to the next; 0 by default.
  open var instanceGreenOffset: Float {
    get { copies.offsets.y }
    set { change("instanceGreenOffset") { $0.offsets.y = newValue } }
  }
  /// The amount added to the blue component of `instanceColor` from one copy to the next; 0 by default.
  open var instanceBlueOffset: Float {
    get { copies.offsets.z }
    set { change("instanceBlueOffset") { $0.offsets.z = newValue } }
  }
  /// The amount added to the opacity of `instanceColor` from one copy to the next; 0 by default.
  open var instanceAlphaOffset: Float {
    get { copies.offsets.w }
    set { change("instanceAlphaOffset") { $0.offsets.w = newValue } }
  }
  /// Whether depth is preserved; false by default. Stored, without effect: layers are flat.
  open var preservesDepth = false

  // MARK: Values by key

  private static let copyKeys: Set<String> = [
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset", "instanceGreenOffset",
    "instanceBlueOffset", "instanceAlphaOffset",
  ]

  package override func isAnimatable(_ key: String) -> Bool { Self.copyKeys.contains(key) || super.isAnimatable(key) }

  package override func propertyValue(_ key: String) -> Any?? {
    switch key {
    case "instanceCount": instanceCount
    case "instanceDelay": instanceDelay
    case "instanceTransform": instanceTransform
    case "instanceColor": .some(instanceColor)
    case "instanceRedOffset": instanceRedOffset
    case "instanceGreenOffset": instanceGreenOffset
    case "instanceBlueOffset": instanceBlueOffset
    case "instanceAlphaOffset": instanceAlphaOffset
    default: super.propertyValue(key)
    }
  }

  package override func setPropertyValue(_ any: Any?, _ key: String) -> Bool {
    switch (key, any.map(AnimatableValue.init) ?? .none(())) {
    case ("instanceCount", .scalar(let v)): instanceCount = Int(v.rounded())
    case ("instanceDelay", .scalar(let v)): instanceDelay = CFTimeInterval(v)
    case ("instanceTransform", .transform(let v)): instanceTransform = v
    case ("instanceColor", .color(let v)): instanceColor = v
    case ("instanceRedOffset", .scalar(let v)): instanceRedOffset = Float(v)
    case ("instanceGreenOffset", .scalar(let v)): instanceGreenOffset = Float(v)
    case ("instanceBlueOffset", .scalar(let v)): instanceBlueOffset = Float(v)
    case ("instanceAlphaOffset", .scalar(let v)): instanceAlphaOffset = Float(v)
    default: return super.setPropertyValue(any, key)
    }
    return true
  }

  package override func invalidate(forKey key: String) {
    if Self.copyKeys.contains(key) { invalidateChildren() } else { super.invalidate(forKey: key) }
  }

  // MARK: Drawing

  package override var showsChildrenElsewhere: Bool { copies.count > 1 }

  package override func placeChildren(_ first: RenderNode?, shown: CALayer, at time: CFTimeInterval) -> RenderNode? {
    guard let shown = shown as? CAReplicatorLayer, shown.copies.count > 0 else { return nil }
    let copies = shown.copies
    let bounds = shown.geometry.bounds
    let base = cache.base
    let centre = CGPoint(x: bounds.midX - base.x, y: bounds.midY - base.y)
    let isDelayed = copies.delay != 0 && hasAnimationsBelow
    var nodes: [RenderNode] = []
    var transform = CATransform3DIdentity
    // More could not be distinguished and would take too long.
    for index in 0..<min(copies.count, 10_000) {
      var node = first
      if index > 0 {
        transform = CATransform3DConcat(transform, copies.transform)
        if isDelayed {
          forgetSublayers()
          node = composeSublayers(shown, at: time - copies.delay * Double(index))
        }
        let map = CGAffineTransform(translationX: -centre.x, y: -centre.y).concatenating(transform.affine)
          .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y))
        node = node?.transformed(by: map)
      }
      if let node { nodes.append(node.multiplied(by: copies.factors(index))) }
    }
    // The cached sublayers belong to another time.
    if isDelayed { forgetSublayers() }
    return .container(nodes)
  }

  private func forgetSublayers() {
    for layer in sublayerList { layer.invalidateTree() }
  }

  private var hasAnimationsBelow: Bool {
    func has(_ layer: CALayer) -> Bool { layer.animations != nil || layer.sublayerList.contains(where: has) }
    return sublayerList.contains(where: has)
  }
}

extension CAReplicatorLayer.Copies {
  fileprivate func factors(_ index: Int) -> SIMD4<Float> {
    let rgba = color?.rgba
    let own = SIMD4<Float>(
      Float(rgba?.red ?? 1), Float(rgba?.green ?? 1), Float(rgba?.blue ?? 1), Float(rgba?.alpha ?? 1))
    return (own + offsets * Float(index)).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }
}

extension RenderNode {
  /// Returns the picture with red, green, blue and alpha multiplied.
  func multiplied(by factors: SIMD4<Float>) -> RenderNode {
    if factors == SIMD4(repeating: 1) { return self }
    let values: [Float] = [
      factors.x, 0, 0, 0, 0, factors.y, 0, 0, 0, 0, factors.z, 0, 0, 0, 0, factors.w,
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    return RenderNode(owning: gsk.multiplied(by: matrix))
  }
}
