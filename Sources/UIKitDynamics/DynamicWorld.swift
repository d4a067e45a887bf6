@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// The bodies of an animator's items and their motion.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The reference bounds, for behaviours that make them a wall.
  var referenceBounds: CGRect?

  func body(of item: any UIDynamicItem) -> DynamicBody? { indices[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Sets the items: keeps their bodies, creates missing ones and drops the others.
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

  /// Simulates one step of `dt` seconds. Velocities are computed first, which keeps springs stable. Exact constraints
  /// are satisfied by moving bodies, and these moves become part of their velocities; overlapping bodies are pushed
  /// apart without becoming faster.
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
    // Constraints that share an item affect each other: a few rounds settle them.
    for _ in 0..<(ties.count == 1 ? 1 : 8) {
      for tie in ties { tie.constrain(self, dt: dt) }
    }
    for (body, old) in zip(bodies, before) where body.inverseMass > 0 {
      body.velocity.dx += (body.position.x - old.0.x) / dt
      body.velocity.dy += (body.position.y - old.0.y) / dt
      body.angularVelocity += (body.angle - old.1) / dt
    }
  }

  /// Writes the bodies' places to the items; returns true if any moved.
  func commit() -> Bool {
    var moved = false
    for body in bodies where body.writeItemState() { moved = true }
    return moved
  }

  /// Whether nothing has moved faster than a point per second for a fifth of a second. A thrown item is faster again
  /// long before that after the top of its path.
  var isAtRest: Bool { bodies.allSatisfy { $0.inverseMass == 0 || $0.quietTime > 0.2 } }
}
