@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// One item of a dynamic animator as a rigid body. Lengths are in points, angles in radians, times in seconds; 100 ×
/// 100 points of density 1 have a mass of 1.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem

  var position = CGPoint.zero
  var angle: CGFloat = 0
  var velocity = CGVector.zero
  var angularVelocity: CGFloat = 0

  // The values that behaviours set at each step.
  var acceleration = CGVector.zero
  var angularAcceleration: CGFloat = 0
  var density: CGFloat = 1
  /// The rate at which the velocity decreases by itself, per second.
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var charge: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  private(set) var mass: CGFloat = 1
  /// 0 for a body that cannot be moved.
  private(set) var inverseMass: CGFloat = 1
  private(set) var inverseInertia: CGFloat = 0

  /// The time since the body last moved noticeably.
  var quietTime: CGFloat = 0

  /// The item's transform at the start, and its angle.
  private var foundTransform = CGAffineTransform.identity
  private var foundAngle: CGFloat = 0
  private var writtenAngle: CGFloat = 0

  init(_ item: any UIDynamicItem) {
    self.item = item
    takeItemState()
  }

  /// Adopts the centre and rotation that were set from outside.
  func takeItemState() {
    position = item.center
    foundTransform = item.transform
    foundAngle = atan2(foundTransform.b, foundTransform.a)
    angle = foundAngle
    writtenAngle = foundAngle
    quietTime = 0
  }

  /// Writes centre and rotation to the item; returns true if that changed anything. The transform is left alone while
  /// nothing rotates.
  func writeItemState() -> Bool {
    var changed = false
    if item.center != position {
      item.center = position
      changed = true
    }
    if angle != writtenAngle {
      item.transform = foundTransform.concatenating(CGAffineTransform(rotationAngle: angle - foundAngle))
      writtenAngle = angle
      changed = true
    }
    return changed
  }

  func resetForces() {
    acceleration = .zero
    angularAcceleration = 0
    density = 1
    resistance = 0
    angularResistance = 0
    elasticity = 0
    friction = 0
    charge = 0
    isAnchored = false
    allowsRotation = true
  }

  /// Computes mass and moment of inertia from the item's size and the density that behaviours have set.
  func updateMass() {
    let size = item.bounds.size
    mass = max(size.width * size.height / 10_000 * max(density, 0.001), 0.000_1)
    guard !isAnchored else {
      inverseMass = 0
      inverseInertia = 0
      return
    }
    inverseMass = 1 / mass
    let squares = size.width * size.width + size.height * size.height
    inverseInertia = allowsRotation && squares > 0 ? 12 / (mass * squares) : 0
  }

  /// Returns the offset of a point fixed to the item, rotated with the item.
  func turned(_ offset: UIOffset) -> CGVector {
    let (s, c) = (sin(angle), cos(angle))
    return CGVector(
      dx: offset.horizontal * c - offset.vertical * s, dy: offset.horizontal * s + offset.vertical * c)
  }

  /// Returns the velocity of the point at `arm` from the centre.
  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
  }

  /// Adds a force (mass × points per second squared) at the point at `arm` from the centre.
  func addForce(_ force: CGVector, at arm: CGVector = .zero) {
    acceleration.dx += force.dx * inverseMass
    acceleration.dy += force.dy * inverseMass
    angularAcceleration += (arm.dx * force.dy - arm.dy * force.dx) * inverseInertia
  }

  /// Changes the velocity at once, by an impulse (mass × points per second) at the point at `arm` from the centre.
  func addImpulse(_ impulse: CGVector, at arm: CGVector = .zero) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// Moves the point at `arm` like an impulse, without changing the velocity.
  func shift(_ impulse: CGVector, at arm: CGVector = .zero) {
    position.x += impulse.dx * inverseMass
    position.y += impulse.dy * inverseMass
    angle += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// Returns how far the point at `arm` yields to a unit impulse in `direction`, which has length 1.
  func give(_ direction: CGVector, at arm: CGVector) -> CGFloat {
    let turn = arm.dx * direction.dy - arm.dy * direction.dx
    return inverseMass + turn * turn * inverseInertia
  }

  func integrateVelocity(dt: CGFloat) {
    guard inverseMass > 0 else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    let kept = 1 / (1 + resistance * dt)
    velocity.dx = (velocity.dx + acceleration.dx * dt) * kept
    velocity.dy = (velocity.dy + acceleration.dy * dt) * kept
    angularVelocity = (angularVelocity + angularAcceleration * dt) / (1 + angularResistance * dt)
    if !allowsRotation { angularVelocity = 0 }
  }

  func integratePosition(dt: CGFloat) {
    position.x += velocity.dx * dt
    position.y += velocity.dy * dt
    angle += angularVelocity * dt
  }

  func updateQuietTime(dt: CGFloat) {
    let isQuiet = hypot(velocity.dx, velocity.dy) < 1 && abs(angularVelocity) < 0.02
    quietTime = isQuiet ? quietTime + dt : 0
  }
}
