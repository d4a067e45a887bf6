@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Sets the properties of items: their mass, how they bounce and slide, and whether they rotate.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicitembehavior).
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsDidChange() }
  }
  /// The fraction of the speed that a bounce keeps, from 0 (the default) to 1.
  open var elasticity: CGFloat = 0
  /// The friction with what an item slides along; 0, the default, means none.
  open var friction: CGFloat = 0
  /// The density; 100 × 100 points of density 1, the default, have a mass of 1.
  open var density: CGFloat = 1
  /// The rate at which items slow down by themselves, per second; 0 by default.
  open var resistance: CGFloat = 0
  /// The rate at which the rotation of items slows down by itself, per second; 0 by default.
  open var angularResistance: CGFloat = 0
  /// The charge on which electric and magnetic fields act; 0 by default.
  open var charge: CGFloat = 0
  /// Whether items cannot be moved; false by default.
  open var isAnchored = false
  /// Whether items can rotate; true by default.
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: CGPoint] = [:]
  private var turns: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a behaviour for items; it has no effect before it is added to an animator.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
  }

  /// Adds an item. It is affected from the next step on.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item. It is no longer affected from the next step on.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds to an item's velocity, in points per second, at the next step.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = velocities[ObjectIdentifier(item)] ?? .zero
    velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    dynamicAnimator?.wake()
  }

  /// Returns an item's velocity in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let added = velocities[ObjectIdentifier(item)] ?? .zero
    let current = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: current.dx + added.x, y: current.dy + added.y)
  }

  /// Adds to an item's angular velocity, in radians per second, clockwise, at the next step.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    turns[ObjectIdentifier(item), default: 0] += velocity
    dynamicAnimator?.wake()
  }

  /// Returns an item's angular velocity in radians per second, clockwise.
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
