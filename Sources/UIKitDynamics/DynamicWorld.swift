@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// The bodies of an animator's items and their motion.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Where the reference bounds are, for the behaviours that make them a wall.
  var referenceBounds: CGRect?

  func body(of item: any UIDynamicItem) -> DynamicBody? { indices[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Keeps the bodies of `items`, makes those that are new and drops the others.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [DynamicBody] = []
    var keptIndices: [ObjectIdentifier: Int] = [:]
    kept.reserveCapacity(items.count)
    for item in items where keptIndices[ObjectIdentifier(item)] == nil {
      keptIndices[ObjectIdentifier(item)] = kept.count
      kept.append(body(of: item) ?? DynamicBody(item))
    }
    bodies = kept
    indices = keptIndices
  }

  /// One step of `dt` seconds. Velocities come first: springs stay stable that way. What must hold exactly is put right
  /// by moving bodies, and the moves become part of their velocities; what overlaps is pushed apart without becoming
  /// faster.
  func step(_ behaviors: [UIDynamicBehavior], dt: CGFloat) {
    for body in bodies { body.resetForces() }
    for behavior in behaviors { behavior.describe(self) }
    for body in bodies { body.updateMass() }
    for behavior in behaviors { behavior.apply(to: self, dt: dt) }
    for body in bodies { body.integrateVelocity(dt: dt) }
    for behavior in behaviors { behavior.solveContacts(self) }
    for body in bodies { body.integratePosition(dt: dt) }
    constrain(behaviors, dt: dt)
    for behavior in behaviors { behavior.separate(self) }
    for body in bodies { body.updateQuietTime(dt: dt) }
  }

  private func constrain(_ behaviors: [UIDynamicBehavior], dt: CGFloat) {
    let ties = behaviors.filter(\.isConstraint)
    guard !ties.isEmpty else { return }
    let before = bodies.map { ($0.position, $0.angle) }
    // Ties that share an item pull at each other: a few rounds settle them.
    for _ in 0..<(ties.count == 1 ? 1 : 8) {
      for tie in ties { tie.constrain(self, dt: dt) }
    }
    for (body, old) in zip(bodies, before) where body.inverseMass > 0 {
      body.velocity.dx += (body.position.x - old.0.x) / dt
      body.velocity.dy += (body.position.y - old.0.y) / dt
      body.angularVelocity += (body.angle - old.1) / dt
    }
  }

  /// Writes the bodies' places into the items; true if any moved.
  func commit() -> Bool {
    var moved = false
    for body in bodies where body.writeItemState() { moved = true }
    return moved
  }

  /// Whether nothing has moved for a fifth of a second: faster than a point a second, that is. What turns back at the
  /// top of a throw is quick again long before.
  var isAtRest: Bool { bodies.allSatisfy { $0.inverseMass == 0 || $0.quietTime > 0.2 } }
}
