/// The bodies of an animator's items and their motion. Lengths in points, times in seconds.
@MainActor final class DynamicWorld {
  final class Body {
    let item: any UIDynamicItem
    var position: CGPoint
    var velocity = CGVector.zero
    var acceleration = CGVector.zero
    /// How fast the velocity falls by itself, per second.
    var resistance: CGFloat = 0
    var isAnchored = false
    /// Size times density, relative to 100 × 100 points of density 1.
    var mass: CGFloat = 1

    @MainActor init(_ item: any UIDynamicItem) {
      self.item = item
      position = item.center
    }
  }

  private(set) var bodies: [ObjectIdentifier: Body] = [:]

  func body(of item: any UIDynamicItem) -> Body? { bodies[ObjectIdentifier(item)] }

  /// Keeps the bodies of `items`, makes those that are new and drops the others.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [ObjectIdentifier: Body] = [:]
    kept.reserveCapacity(items.count)
    for item in items {
      let id = ObjectIdentifier(item)
      kept[id] = kept[id] ?? bodies[id] ?? Body(item)
    }
    bodies = kept
  }

  /// One step of `dt` seconds, velocities first: springs stay stable that way.
  func step(_ behaviors: [UIDynamicBehavior], dt: CGFloat) {
    for body in bodies.values {
      body.acceleration = .zero
      body.resistance = 0
      body.isAnchored = false
      let size = body.item.bounds.size
      body.mass = max(size.width * size.height / 10_000, 0.01)
    }
    for behavior in behaviors { behavior.apply(to: self, dt: dt) }
    for body in bodies.values {
      guard !body.isAnchored else {
        body.velocity = .zero
        continue
      }
      let kept = 1 / (1 + body.resistance * dt)
      body.velocity.dx = (body.velocity.dx + body.acceleration.dx * dt) * kept
      body.velocity.dy = (body.velocity.dy + body.acceleration.dy * dt) * kept
      body.position.x += body.velocity.dx * dt
      body.position.y += body.velocity.dy * dt
    }
    for behavior in behaviors { behavior.constrain(self) }
  }

  /// Writes the positions into the items; true if any moved.
  func commit() -> Bool {
    var moved = false
    for body in bodies.values where body.item.center != body.position {
      body.item.center = body.position
      moved = true
    }
    return moved
  }

  /// Whether nothing moves nor is about to: slower than a point a second and pushed less than ten.
  var isAtRest: Bool {
    bodies.values.allSatisfy {
      hypot($0.velocity.dx, $0.velocity.dy) < 1
        && ($0.isAnchored || hypot($0.acceleration.dx, $0.acceleration.dy) < 10)
    }
  }
}
