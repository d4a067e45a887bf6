@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// The two ends of an attachment: points of two bodies, or of one body and the world.
@MainActor struct AttachmentEnds {
  let first: DynamicBody
  /// The vector from the body's centre to the point where it is held.
  let arm1: CGVector
  let second: DynamicBody?
  let arm2: CGVector
  /// The fixed point to which the first body is attached if there is no second.
  let anchor: CGPoint

  /// The vector from the second body's point to the first's.
  var gap: CGVector {
    let end = second.map { CGPoint(x: $0.position.x + arm2.dx, y: $0.position.y + arm2.dy) } ?? anchor
    return CGVector(dx: first.position.x + arm1.dx - end.x, dy: first.position.y + arm1.dy - end.y)
  }

  var gapSpeed: CGVector {
    let (own, other) = (first.velocity(at: arm1), second?.velocity(at: arm2) ?? .zero)
    return CGVector(dx: own.dx - other.dx, dy: own.dy - other.dy)
  }

  /// The mass that oscillates: that of one body, or the reduced mass of both.
  var sharedMass: CGFloat {
    let sum = first.inverseMass + (second?.inverseMass ?? 0)
    return sum > 0 ? 1 / sum : 0
  }

  /// Applies `force` to the first body and the opposite force to the second.
  func addForce(_ force: CGVector) {
    first.addForce(force, at: arm1)
    second?.addForce(CGVector(dx: -force.dx, dy: -force.dy), at: arm2)
  }

  /// Moves the points towards each other along `direction` by `distance` in total; the heavier body moves less.
  func close(_ distance: CGFloat, along direction: CGVector) {
    let sum = first.give(direction, at: arm1) + (second?.give(direction, at: arm2) ?? 0)
    guard sum > 0 else { return }
    let size = distance / sum
    first.shift(CGVector(dx: -direction.dx * size, dy: -direction.dy * size), at: arm1)
    second?.shift(CGVector(dx: direction.dx * size, dy: direction.dy * size), at: arm2)
  }

  /// The rotation of the first body relative to the second, in radians.
  var turn: CGFloat { first.angle - (second?.angle ?? 0) }

  /// Rotates the bodies relative to each other by `turn` radians in total.
  func unwind(_ turn: CGFloat) {
    let sum = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard sum > 0 else { return }
    first.angle -= turn * first.inverseInertia / sum
    second.map { $0.angle += turn * $0.inverseInertia / sum }
  }

  /// Slows the relative rotation by an angular impulse, at most to a stop.
  func rub(_ impulse: CGFloat) {
    let sum = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard sum > 0 else { return }
    let speed = first.angularVelocity - (second?.angularVelocity ?? 0)
    let size = min(impulse, abs(speed) / sum) * (speed > 0 ? 1 : -1)
    first.angularVelocity -= size * first.inverseInertia
    second.map { $0.angularVelocity += size * $0.inverseInertia }
  }
}

/// The way in which an attachment holds its ends together.
@MainActor struct AttachmentJoint {
  enum Kind: Equatable {
    /// At a fixed distance.
    case distance
    /// At a maximum distance.
    case limit
    /// At a common point, free to rotate.
    case pin
    case fixed
    /// Along a line.
    case slide(CGVector)
  }

  let kind: Kind
  /// The rotation of the first body relative to the second when the attachment was created.
  private let angle: CGFloat
  /// The rotation of the second body at that time: the line of a slide rotates with it.
  private let baseAngle: CGFloat

  init(_ kind: Kind, angle: CGFloat, baseAngle: CGFloat) {
    self.kind = kind
    self.angle = angle
    self.baseAngle = baseAngle
  }

  func constrain(_ ends: AttachmentEnds, length: CGFloat, range: UIFloatRange) {
    switch kind {
    case .distance: keep(ends, at: length)
    case .limit: if hypot(ends.gap.dx, ends.gap.dy) > length { keep(ends, at: length) }
    case .pin:
      keep(ends, at: 0)
      let turn = ends.turn - angle
      ends.unwind(turn - range.clamp(turn))
    case .fixed:
      ends.unwind(ends.turn - angle)
      keep(ends, at: 0)
    case .slide(let axis):
      ends.unwind(ends.turn - angle)
      slide(ends, axis, range)
    }
  }

  private func keep(_ ends: AttachmentEnds, at length: CGFloat) {
    let gap = ends.gap
    let far = hypot(gap.dx, gap.dy)
    guard abs(far - length) > 0.000_1 else { return }
    let direction = far > 0.000_1 ? CGVector(dx: gap.dx / far, dy: gap.dy / far) : CGVector(dx: 0, dy: 1)
    ends.close(far - length, along: direction)
  }

  private func slide(_ ends: AttachmentEnds, _ axis: CGVector, _ range: UIFloatRange) {
    let size = hypot(axis.dx, axis.dy)
    guard size > 0 else { return keep(ends, at: 0) }
    let turn = (ends.second?.angle ?? 0) - baseAngle
    let (s, c) = (sin(turn), cos(turn))
    let along = CGVector(dx: (axis.dx * c - axis.dy * s) / size, dy: (axis.dx * s + axis.dy * c) / size)
    let across = CGVector(dx: -along.dy, dy: along.dx)
    let off = ends.gap.dx * across.dx + ends.gap.dy * across.dy
    if abs(off) > 0.000_1 { ends.close(off, along: across) }
    let way = ends.gap.dx * along.dx + ends.gap.dy * along.dy
    let over = way - range.clamp(way)
    if abs(over) > 0.000_1 { ends.close(over, along: along) }
  }
}
