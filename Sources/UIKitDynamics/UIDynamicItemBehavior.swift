@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// How items answer to forces: what they weigh, how they bounce and slide, whether they turn.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// How much of the speed a bounce keeps: from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much it sticks to what it slides along; 0 not at all.
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  /// How fast items slow down by themselves.
  open var resistance: CGFloat = 0
  /// How fast their turning slows down.
  open var angularResistance: CGFloat = 0
  /// The charge that electric and magnetic fields act on.
  open var charge: CGFloat = 0
  /// Whether nothing moves them.
  open var isAnchored = false
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: CGPoint] = [:]
  private var turns: [ObjectIdentifier: CGFloat] = [:]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
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
    let old = velocities[ObjectIdentifier(item)] ?? .zero
    velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    dynamicAnimator?.wake()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let added = velocities[ObjectIdentifier(item)] ?? .zero
    let current = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: current.dx + added.x, y: current.dy + added.y)
  }

  /// Radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    turns[ObjectIdentifier(item), default: 0] += velocity
    dynamicAnimator?.wake()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    (dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0) + (turns[ObjectIdentifier(item)] ?? 0)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.density *= max(density, 0.001)
      body.resistance += resistance
      body.angularResistance += angularResistance
      body.elasticity = max(body.elasticity, elasticity)
      body.friction = max(body.friction, friction)
      body.charge += charge
      if isAnchored { body.isAnchored = true }
      if !allowsRotation { body.allowsRotation = false }
    }
  }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      if let velocity = velocities.removeValue(forKey: ObjectIdentifier(item)) {
        body.velocity.dx += velocity.x
        body.velocity.dy += velocity.y
      }
      if let turn = turns.removeValue(forKey: ObjectIdentifier(item)) { body.angularVelocity += turn }
    }
  }
}
