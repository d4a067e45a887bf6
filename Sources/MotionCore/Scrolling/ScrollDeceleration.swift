import Foundation

/// The deceleration of content after a flick, on one axis (facts 11.4).
package struct ScrollDeceleration: Equatable {
  /// The starting offset, in points.
  var start: CGFloat
  /// The starting velocity in points per second.
  var velocity: CGFloat
  /// The fraction of the speed that remains after a millisecond (`UIScrollView.DecelerationRate`).
  var rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The speed below which content stops, in points per second (facts 11.4).
  static let stopSpeed: CGFloat = 10

  /// The total distance per point per second of starting speed.
  private var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// The seconds until the speed falls below `stopSpeed`.
  package var duration: TimeInterval {
    abs(velocity) <= Self.stopSpeed ? 0 : log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate))
  }

  package func offset(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, 1000 * max(time, 0)))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    velocity * pow(rate, 1000 * max(time, 0))
  }

  /// The offset at which the content stops.
  package var end: CGFloat { offset(at: duration) }

  /// The value of `targetContentOffset`: the integral of the speed until it falls below `stopSpeed`. It differs from
  /// `end` by a thousandth (facts 11.3 and 11.4).
  package var proposedTarget: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return start }
    let speed = velocity > 0 ? velocity - Self.stopSpeed : velocity + Self.stopSpeed
    return start + speed / (-1000 * log(rate))
  }

  /// Returns the time at which the content passes `position`; nil if it stops before.
  package func time(ofReaching position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return position == start ? 0 : nil }
    let share = (position - start) / (velocity * reach)
    guard share >= 0, share < 1 else { return nil }
    let time = log(1 - share) / (1000 * log(rate))
    return time <= duration ? time : nil
  }
}
