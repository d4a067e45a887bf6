import Foundation

/// The motion of one axis after the finger was lifted: it runs out, bounces at an edge, or moves to a target.
package struct AxisMotion: Equatable {
  private enum Piece: Equatable {
    case rest(CGFloat)
    case deceleration(ScrollDeceleration)
    /// Towards a target that the delegate has chosen: `distance · (1 − e^(−decay·t))` from `start`.
    case approach(start: CGFloat, distance: CGFloat, decay: CGFloat)
    case spring(BounceSpring)
  }

  private var first: Piece
  /// The time when `second` replaces `first`, in seconds after the start.
  private var change: TimeInterval = .infinity
  private var second: Piece?
  /// The final position.
  package private(set) var end: CGFloat

  private init(_ piece: Piece, end: CGFloat) {
    first = piece
    self.end = end
  }

  package static func resting(at offset: CGFloat) -> AxisMotion { AxisMotion(.rest(offset), end: offset) }

  /// Returns a motion that runs out from inside `range`; at an edge it bounces with the remaining speed, or stops if
  /// bouncing is off.
  package static func decelerating(
    from offset: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
  ) -> AxisMotion {
    let run = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
    guard run.duration > 0 else { return resting(at: offset) }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    guard let time = run.time(ofReaching: edge) else { return AxisMotion(.deceleration(run), end: run.end) }
    var motion = AxisMotion(.deceleration(run), end: edge)
    motion.change = time
    motion.second =
      bounces
      ? .spring(BounceSpring(anchor: edge, displacement: 0, velocity: run.velocity(at: time))) : .rest(edge)
    return motion
  }

  /// Returns a motion back to `anchor` from beyond it.
  package static func bouncing(from offset: CGFloat, velocity: CGFloat, to anchor: CGFloat) -> AxisMotion {
    if offset == anchor { return resting(at: anchor) }
    return AxisMotion(
      .spring(BounceSpring(anchor: anchor, displacement: offset - anchor, velocity: velocity)), end: anchor)
  }

  /// Returns a motion to `target` instead of the end of the deceleration: if the target lies ahead it slows down sooner
  /// or starts faster, otherwise it moves by the spring, without overshooting.
  package static func approaching(
    _ target: CGFloat, from offset: CGFloat, velocity: CGFloat, rate: CGFloat
  ) -> AxisMotion {
    let distance = target - offset
    if distance == 0 { return resting(at: target) }
    let slowest = -1000 * log(rate)
    let decay = velocity / distance
    if decay > 0, decay <= 10 {
      return AxisMotion(.approach(start: offset, distance: distance, decay: max(decay, slowest)), end: target)
    }
    // Faster than ten times the distance per second, the spring would overshoot.
    let limit = 10 * abs(distance)
    let speed = min(max(velocity, -limit), limit)
    return AxisMotion(
      .spring(BounceSpring(anchor: target, displacement: -distance, velocity: speed)), end: target)
  }

  package func offset(at time: TimeInterval) -> CGFloat {
    if let second, time >= change { return Self.offset(second, time - change) }
    return Self.offset(first, time)
  }

  package func isFinished(at time: TimeInterval) -> Bool {
    if let second, time >= change { return Self.isFinished(second, time - change) }
    return second == nil && Self.isFinished(first, time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    if let second, time >= change { return Self.velocity(second, time - change) }
    return Self.velocity(first, time)
  }

  private static func offset(_ piece: Piece, _ time: TimeInterval) -> CGFloat {
    switch piece {
    case .rest(let offset): offset
    case .deceleration(let run): run.offset(at: min(time, run.duration))
    case .approach(let start, let distance, let decay): start + distance * (1 - exp(-decay * time))
    case .spring(let spring): spring.offset(at: time)
    }
  }

  private static func isFinished(_ piece: Piece, _ time: TimeInterval) -> Bool {
    switch piece {
    case .rest: true
    case .deceleration(let run): time >= run.duration
    case .approach(_, let distance, let decay):
      abs(distance) * exp(-decay * time) * max(decay, 1) < ScrollDeceleration.stopSpeed / 2
        && abs(distance) * exp(-decay * time) < BounceSpring.restDistance
    case .spring(let spring): spring.isAtRest(at: time)
    }
  }

  private static func velocity(_ piece: Piece, _ time: TimeInterval) -> CGFloat {
    switch piece {
    case .rest: 0
    case .deceleration(let run): time < run.duration ? run.velocity(at: time) : 0
    case .approach(_, let distance, let decay): distance * decay * exp(-decay * time)
    case .spring(let spring): spring.velocity(at: time)
    }
  }
}
