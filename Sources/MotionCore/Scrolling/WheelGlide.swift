import Foundation

/// A smooth motion to a target that may move in the meantime: wheel notches, keys, focus. It is a critically damped
/// spring that keeps its speed when retargeted and never overshoots.
package struct WheelGlide: Equatable {
  package private(set) var target: CGFloat
  package private(set) var offset: CGFloat
  private(set) var velocity: CGFloat = 0
  private var time: TimeInterval

  /// The spring's frequency per second: nine tenths of a step are done after 0.16 s.
  package static let frequency: CGFloat = 25

  package init(from offset: CGFloat, to target: CGFloat, at time: TimeInterval) {
    self.offset = offset
    self.target = target
    self.time = time
  }

  package mutating func retarget(_ target: CGFloat) { self.target = target }

  /// Called when the content was moved by other means.
  mutating func shift(by delta: CGFloat) {
    offset += delta
    target += delta
  }

  /// Advances the motion to `now`.
  package mutating func advance(to now: TimeInterval) {
    let elapsed = max(now - time, 0)
    time = max(now, time)
    let w = Self.frequency
    let x = offset - target
    guard x != 0 || velocity != 0 else { return }
    let b = velocity + w * x
    let decay = exp(-w * elapsed)
    let next = (x + b * elapsed) * decay
    velocity = (b - w * (x + b * elapsed)) * decay
    offset = target + next
    // The speed of earlier, longer steps could carry it past a target that has come nearer.
    let passed = x * next < 0
    if passed || abs(next) < 0.25 && abs(velocity) < 8 {
      offset = target
      velocity = 0
    }
  }

  package var isFinished: Bool { offset == target && velocity == 0 }
}
