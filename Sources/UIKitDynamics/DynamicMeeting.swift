@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Two bodies that touch, or one and a wall, during one step: it limits their approach to the speed of their bounce,
/// and slows them by friction.
@MainActor struct DynamicMeeting {
  private struct Place {
    var contact: DynamicContact
    var bounce: CGFloat
    var push: CGFloat = 0
    var rub: CGFloat = 0
  }

  let first: DynamicBody
  /// Nil for a wall.
  let second: DynamicBody?
  private var places: [Place] = []
  private let friction: CGFloat

  /// The speed, in points per second, below which nothing bounces: otherwise resting bodies would never come to rest.
  private static let bounceThreshold: CGFloat = 20

  init(_ first: DynamicBody, _ second: DynamicBody?, _ contacts: [DynamicContact]) {
    self.first = first
    self.second = second
    friction = second.map { (max(first.friction, 0) * max($0.friction, 0)).squareRoot() } ?? max(first.friction, 0)
    let elasticity = max(first.elasticity, second?.elasticity ?? 0)
    places = contacts.map { contact in
      let speed = Self.approach(first, second, contact).along
      let bounce = speed < -Self.bounceThreshold ? -speed * elasticity : 0
      return Place(contact: contact, bounce: bounce)
    }
  }

  /// Returns the speed at which the two separate along the normal, and the speed at which they slide.
  private static func approach(
    _ first: DynamicBody, _ second: DynamicBody?, _ contact: DynamicContact
  ) -> (along: CGFloat, across: CGFloat) {
    let own = first.velocity(at: arm(first, contact))
    let other = second.map { $0.velocity(at: arm($0, contact)) } ?? .zero
    let (dx, dy) = (other.dx - own.dx, other.dy - own.dy)
    let n = contact.normal
    return (dx * n.dx + dy * n.dy, dy * n.dx - dx * n.dy)
  }

  private static func arm(_ body: DynamicBody, _ contact: DynamicContact) -> CGVector {
    CGVector(dx: contact.point.x - body.position.x, dy: contact.point.y - body.position.y)
  }

  /// Solves one round over all points; impulses add up over the rounds and only ever push.
  mutating func solve() {
    for index in places.indices {
      let contact = places[index].contact
      let normal = contact.normal
      let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
      let speed = Self.approach(first, second, contact)

      let push = max(places[index].push + (places[index].bounce - speed.along) / give(normal, contact), 0)
      addImpulse(normal, push - places[index].push, contact)
      places[index].push = push

      let slide = Self.approach(first, second, contact).across
      let most = friction * push
      let rub = min(max(places[index].rub - slide / give(tangent, contact), -most), most)
      addImpulse(tangent, rub - places[index].rub, contact)
      places[index].rub = rub
    }
  }

  private func give(_ direction: CGVector, _ contact: DynamicContact) -> CGFloat {
    let sum =
      first.give(direction, at: Self.arm(first, contact))
      + (second.map { $0.give(direction, at: Self.arm($0, contact)) } ?? 0)
    return max(sum, 0.000_000_1)
  }

  private func addImpulse(_ direction: CGVector, _ size: CGFloat, _ contact: DynamicContact) {
    let impulse = CGVector(dx: direction.dx * size, dy: direction.dy * size)
    first.addImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), at: Self.arm(first, contact))
    second?.addImpulse(impulse, at: second.map { Self.arm($0, contact) } ?? .zero)
  }

  /// Moves the two apart by the deepest overlap, less a margin that keeps them in contact.
  static func separate(_ first: DynamicBody, _ second: DynamicBody?, _ contacts: [DynamicContact]) {
    guard let deepest = contacts.max(by: { $0.depth < $1.depth }), deepest.depth > DynamicContact.reach / 2 else {
      return
    }
    let sum = first.inverseMass + (second?.inverseMass ?? 0)
    guard sum > 0 else { return }
    let size = (deepest.depth - DynamicContact.reach / 2) / sum
    let impulse = CGVector(dx: deepest.normal.dx * size, dy: deepest.normal.dy * size)
    first.shift(CGVector(dx: -impulse.dx, dy: -impulse.dy))
    second?.shift(impulse)
  }
}
