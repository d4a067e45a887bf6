@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A force that depends on the place or the velocity of items.
///
/// Apple does not publish its units. Here a gravity field of strength 1 accelerates like gravity of magnitude 1, by
/// 1,000 points per second squared, and so does an electric field a charge of 1 on a mass of 1; the other kinds name
/// their units.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifieldbehavior).
@preconcurrency @MainActor public class UIFieldBehavior: UIDynamicBehavior {
  private let kind: FieldKind

  /// The items that the behaviour affects, in the order in which they were added.
  public private(set) var items: [any UIDynamicItem] = [] {
    didSet { dynamicAnimator?.behaviorsDidChange() }
  }
  /// The field's centre, in the animator's reference coordinates; zero by default.
  public var position = CGPoint.zero {
    didSet { dynamicAnimator?.wake() }
  }
  /// The area in which the field acts, around its position; infinite by default.
  public var region: UIRegion = .infinite
  /// The strength of the field, in the unit of its kind; 1 by default.
  public var strength: CGFloat = 1 {
    didSet { dynamicAnimator?.wake() }
  }
  /// The power of the distance by which the force decreases; 0, the default, means not at all.
  public var falloff: CGFloat = 0
  /// The distance, in points, below which the force does not increase further; 1 by default.
  public var minimumRadius: CGFloat = 1
  /// The direction of linear gravity and velocity fields.
  public var direction = CGVector.zero
  /// The similarity of neighbouring places in a noise, from 0 (little) to 1.
  public var smoothness: CGFloat = 0
  /// The rate at which a noise changes, in changes per second.
  public var animationSpeed: CGFloat = 0
  private var time: CGFloat = 0

  required init(kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  /// Returns a field that slows items down, by their speed times the strength per second.
  public class func dragField() -> Self { Self(kind: .drag) }

  /// Returns a field that makes items circle counter-clockwise, accelerating them by the strength times the distance
  /// per second squared.
  public class func vortexField() -> Self { Self(kind: .vortex) }

  /// Returns a field that pulls items towards a point, given in the reference coordinates.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(kind: .radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that pulls items in a direction, whose length is a factor of the force.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(kind: .linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items the velocity `direction` times the strength, in hundreds of points per second.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(kind: .velocity)
    field.direction = direction
    return field
  }

  /// Returns a field of random accelerations that differ from place to place.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(kind: .noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field like a noise, times the item's speed in hundreds of points per second.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(kind: .turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field that pulls items to its position, accelerating them by the distance times the strength per second
  /// squared.
  public class func springField() -> Self { Self(kind: .spring) }

  /// Returns a field that repels items with a positive charge and attracts those with a negative one.
  public class func electricField() -> Self { Self(kind: .electric) }

  /// Returns a field that deflects moving charged items, by charge × speed × strength.
  public class func magneticField() -> Self { Self(kind: .magnetic) }

  /// Returns a field with a custom force.
  ///
  /// - Parameter block: returns the force on an item, in mass × points per second squared. Its arguments are the field;
  ///   the item's position relative to the field's; its velocity; its mass; its charge; the length of the step.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { Self(kind: .custom(block)) }

  /// Adds an item. It is affected from the next step on.
  public func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item. It is no longer affected from the next step on.
  public func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    time += dt
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let place = CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)
      guard region.contains(place) else { continue }
      apply(to: body, at: place, dt: dt)
    }
  }

  private func apply(to body: DynamicBody, at place: CGPoint, dt: CGFloat) {
    let far = hypot(place.x, place.y)
    let outward = far > 0 ? CGVector(dx: place.x / far, dy: place.y / far) : .zero
    let fall = falloff == 0 ? strength : strength * pow(max(far, minimumRadius, 0.001), -falloff)
    func accelerate(_ direction: CGVector, _ size: CGFloat) {
      body.addForce(CGVector(dx: direction.dx * size * body.mass, dy: direction.dy * size * body.mass))
    }
    switch kind {
    case .drag: accelerate(body.velocity, -fall)
    // y grows downwards, so this direction is counter-clockwise on screen.
    case .vortex: accelerate(CGVector(dx: place.y, dy: -place.x), fall)
    case .radialGravity: accelerate(outward, -1000 * fall)
    case .linearGravity: accelerate(direction, 1000 * fall)
    case .velocity:
      guard body.inverseMass > 0 else { return }
      body.velocity = CGVector(dx: direction.dx * 100 * fall, dy: direction.dy * 100 * fall)
    case .noise: accelerate(noise(at: place), 1000 * fall)
    case .turbulence: accelerate(noise(at: place), 10 * fall * hypot(body.velocity.dx, body.velocity.dy))
    case .spring: accelerate(CGVector(dx: place.x, dy: place.y), -fall)
    case .electric:
      body.addForce(CGVector(dx: outward.dx * 1000 * fall * body.charge, dy: outward.dy * 1000 * fall * body.charge))
    case .magnetic:
      let size = fall * body.charge
      body.addForce(CGVector(dx: body.velocity.dy * size, dy: -body.velocity.dx * size))
    case .custom(let block):
      body.addForce(block(self, place, body.velocity, body.mass, body.charge, TimeInterval(dt)))
    }
  }

  private func noise(at place: CGPoint) -> CGVector {
    // The smoother, the larger the patches: from 10 to 200 points.
    let patch = 10 + 190 * min(max(smoothness, 0), 1)
    let (x, y, t) = (place.x / patch, place.y / patch, time * animationSpeed)
    return CGVector(dx: ValueNoise.value(x, y, t, seed: 1), dy: ValueNoise.value(x, y, t, seed: 2))
  }
}
