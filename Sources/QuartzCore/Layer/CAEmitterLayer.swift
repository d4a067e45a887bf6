import CoreGraphics

/// A layer that emits particles, such as snow, confetti or smoke. They move while the layer is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  fileprivate struct Emitter {
    var cells: [CAEmitterCell]?
    var birthRate: Float = 1
    var lifetime: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
  }

  private var emitter = Emitter()
  private var simulation = EmitterSimulation(seed: 0)
  private lazy var clock = EmitterClock(layer: self)

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitter = other.emitter
    simulation = other.simulation
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change(_ key: String, _ body: (inout Emitter) -> Void) {
    let action = actionBeforeChange(key)
    body(&emitter)
    if !isPresentation { clock.start() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The kinds of particles; nil by default.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set {
      for cell in emitter.cells ?? [] { cell.onChange = nil }
      change("emitterCells") { $0.cells = newValue }
      for cell in newValue ?? [] { cell.onChange = { [weak self] in self?.clock.start() } }
    }
  }
  /// The factor of the cells' birth rates; 1 by default, and 0 stops them.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate") { $0.birthRate = newValue } }
  }
  /// The factor of the cells' lifetimes; 1 by default.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime") { $0.lifetime = newValue } }
  }
  /// The centre of the shape, in the layer's coordinates; zero by default.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change("emitterPosition") { $0.position = newValue } }
  }
  /// The depth of the shape's centre. Stored, without effect: particles stay in the plane.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change("emitterZPosition") { $0.zPosition = newValue } }
  }
  /// The size of the shape in points; for a circle the width is the radius. Zero by default.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change("emitterSize") { $0.size = newValue } }
  }
  /// The depth of the shape. Stored, without effect: particles stay in the plane.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change("emitterDepth") { $0.depth = newValue } }
  }
  /// The shape from which particles are emitted; a point by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { change("emitterShape") { $0.shape = newValue } }
  }
  /// The part of the shape from which particles are emitted; `.volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { change("emitterMode") { $0.mode = newValue } }
  }
  /// The order in which particles are drawn; `.unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { change("renderMode") { $0.renderMode = newValue } }
  }
  /// The factor of the cells' velocities; 1 by default.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity") { $0.velocity = newValue } }
  }
  /// The factor of the cells' scales; 1 by default.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale") { $0.scale = newValue } }
  }
  /// The factor of the cells' spins; 1 by default.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin") { $0.spin = newValue } }
  }
  /// The seed of the random numbers; 0 by default. Setting it starts again.
  open var seed: UInt32 {
    get { emitter.seed }
    set {
      change("seed") { $0.seed = newValue }
      simulation.restart(seed: newValue)
    }
  }
  /// Whether depth is preserved; false by default. Stored, without effect: layers are flat.
  open var preservesDepth = false

  private static let emitterKeys: Set<String> = [
    "birthRate", "lifetime", "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "velocity", "scale",
    "spin",
  ]

  package override func isAnimatable(_ key: String) -> Bool {
    Self.emitterKeys.contains(key) || super.isAnimatable(key)
  }

  package override func propertyValue(_ key: String) -> Any?? {
    switch key {
    case "birthRate": birthRate
    case "lifetime": lifetime
    case "emitterPosition": emitterPosition
    case "emitterSize": emitterSize
    case "velocity": velocity
    case "scale": scale
    case "spin": spin
    default: super.propertyValue(key)
    }
  }

  package override func setPropertyValue(_ any: Any?, _ key: String) -> Bool {
    switch (key, any.map(AnimatableValue.init) ?? .none(())) {
    case ("birthRate", .scalar(let v)): birthRate = Float(v)
    case ("lifetime", .scalar(let v)): lifetime = Float(v)
    case ("emitterPosition", .point(let v)): emitterPosition = v
    case ("emitterSize", .size(let v)): emitterSize = v
    case ("velocity", .scalar(let v)): velocity = Float(v)
    case ("scale", .scalar(let v)): scale = Float(v)
    case ("spin", .scalar(let v)): spin = Float(v)
    default: return super.setPropertyValue(any, key)
    }
    return true
  }

  // MARK: Particles

  /// The living particles.
  var particles: [EmitterSimulation.Particle] { simulation.particles }

  private var isEmitting: Bool {
    emitter.birthRate > 0 && (emitter.cells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
  }

  /// Advances the simulation.
  ///
  /// - Returns: whether the next frame will differ.
  fileprivate func advance(to now: TimeInterval) -> Bool {
    var root: CALayer = self
    while let parent = root.parentLayer { root = parent }
    guard root.onNeedsRender != nil else { return false }
    let shown = (animations == nil ? self : presentationLayer(at: now) as? CAEmitterLayer) ?? self
    let emitter = shown.emitter
    let source = EmitterSimulation.Source(
      birthRate: emitter.birthRate, lifetime: emitter.lifetime, velocity: CGFloat(emitter.velocity),
      scale: CGFloat(emitter.scale), spin: CGFloat(emitter.spin)
    ) { emitter.place($0) }
    let time = localTime(atAbsolute: now)
    if simulation.advance(to: time, cells: emitter.cells ?? [], source: source) { invalidateOwn() }
    return isEmitting || !simulation.particles.isEmpty
  }

  package override func makeContentNode() -> RenderNode? {
    let under = super.makeContentNode()
    var particles = simulation.particles
    switch emitter.renderMode {
    case .oldestFirst: particles.sort { $0.age > $1.age }
    case .oldestLast: particles.sort { $0.age < $1.age }
    default: break
    }
    let origin = geometry.bounds.origin
    let nodes = particles.compactMap { $0.node()?.translated(x: -origin.x, y: -origin.y) }
    return RenderNode.container([under].compactMap { $0 } + nodes)
  }
}

extension CAEmitterLayer.Emitter {
  /// Returns a point of the shape.
  fileprivate func place(_ random: () -> CGFloat) -> CGPoint {
    let isInside = mode == .surface || mode == .volume
    func along(_ length: CGFloat) -> CGFloat { (random() - 0.5) * length }
    var offset = CGPoint.zero
    switch shape {
    case .line: offset.x = mode == .points ? (random() < 0.5 ? -0.5 : 0.5) * size.width : along(size.width)
    case .rectangle, .cuboid:
      offset = CGPoint(x: along(size.width), y: along(size.height))
      if mode == .points {
        offset = CGPoint(x: (offset.x < 0 ? -0.5 : 0.5) * size.width, y: (offset.y < 0 ? -0.5 : 0.5) * size.height)
      } else if !isInside {
        // On one of the edges, with a probability proportional to its length.
        if random() * (size.width + size.height) < size.width {
          offset.y = (offset.y < 0 ? -0.5 : 0.5) * size.height
        } else {
          offset.x = (offset.x < 0 ? -0.5 : 0.5) * size.width
        }
      }
    case .circle, .sphere:
      let angle = random() * 2 * .pi
      let radius = size.width * (isInside ? random().squareRoot() : 1)
      offset = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    default: break
    }
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }
}

extension EmitterSimulation.Particle {
  /// Returns the particle's picture in the layer's coordinates.
  @MainActor fileprivate func node() -> RenderNode? {
    guard let image = cell.contents as? CGImage, scale > 0, color.w > 0 else { return nil }
    let part = cell.contentsRect
    let density = cell.contentsScale > 0 ? cell.contentsScale : 1
    let whole = CGSize(width: CGFloat(image.width) / density, height: CGFloat(image.height) / density)
    let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    guard size.width > 0, size.height > 0 else { return nil }
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let all = CGRect(
      x: box.minX - part.minX * whole.width, y: box.minY - part.minY * whole.height, width: whole.width,
      height: whole.height)
    let factors = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let place = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: angle).scaledBy(
      x: scale, y: scale)
    return RenderNode.image(image, in: all)?.clipped(to: box, corners: nil).multiplied(by: factors).transformed(
      by: place)
  }
}

/// Advances a layer's particles in each frame as long as there are any.
@MainActor private final class EmitterClock: FrameScheduler.Client {
  private weak var layer: CAEmitterLayer?

  init(layer: CAEmitterLayer) {
    self.layer = layer
  }

  func start() {
    let frames = layer?.frames ?? .current
    frames.add(self, phase: .animate)
    frames.requestFrame()
  }

  func frame(at now: TimeInterval) -> Bool { layer?.advance(to: now) ?? false }
}
