import Foundation

/// The spring that returns content to its edge: mass 1, stiffness 120, damping 22, so decay rates of 10 and 12 per
/// second (facts 11.8).
package struct BounceSpring: Equatable {
  /// The offset at which it stops, in points.
  var anchor: CGFloat
  /// The weights of the two exponentials.
  private var slow: CGFloat
  private var fast: CGFloat

  /// The distance in points below which it counts as arrived.
  static let restDistance: CGFloat = 0.5

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - displacement: the distance from `anchor` at the start, in points.
  ///   - velocity: the velocity at the start, in points per second.
  package init(anchor: CGFloat, displacement: CGFloat, velocity: CGFloat) {
    self.anchor = anchor
    slow = (velocity + 12 * displacement) / 2
    fast = -(velocity + 10 * displacement) / 2
  }

  private func displacement(at time: TimeInterval) -> CGFloat {
    slow * exp(-10 * time) + fast * exp(-12 * time)
  }

  package func offset(at time: TimeInterval) -> CGFloat { anchor + displacement(at: time) }

  package func velocity(at time: TimeInterval) -> CGFloat {
    -10 * slow * exp(-10 * time) - 12 * fast * exp(-12 * time)
  }

  /// Returns whether the content has returned: near the anchor, and not moving away.
  package func isAtRest(at time: TimeInterval) -> Bool {
    let x = displacement(at: time)
    let v = velocity(at: time)
    return abs(x) < Self.restDistance && (x * v < 0 || abs(v) < 1)
  }
}
