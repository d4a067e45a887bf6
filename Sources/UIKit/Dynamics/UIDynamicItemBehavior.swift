/// How items answer to forces. Turning, elasticity and friction are kept; nothing here turns or collides.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  /// How fast items slow down by themselves.
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: CGPoint] = [:]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let body = dynamicAnimator?.world.body(of: item) else {
      let id = ObjectIdentifier(item)
      let old = velocities[id] ?? .zero
      velocities[id] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
      return
    }
    body.velocity.dx += velocity.x
    body.velocity.dy += velocity.y
    dynamicAnimator?.wake()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.world.body(of: item) else { return velocities[ObjectIdentifier(item)] ?? .zero }
    return CGPoint(x: body.velocity.dx, y: body.velocity.dy)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      if let velocity = velocities.removeValue(forKey: ObjectIdentifier(item)) {
        body.velocity.dx += velocity.x
        body.velocity.dy += velocity.y
      }
      body.resistance += resistance
      body.mass *= max(density, 0.001)
      if isAnchored { body.isAnchored = true }
    }
  }
}
