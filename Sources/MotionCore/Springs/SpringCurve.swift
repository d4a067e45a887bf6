import Foundation

/// The motion of a mass on a damped spring from 0 to 1.
package struct SpringCurve: Equatable, Sendable {
  private let omega: Double
  private let ratio: Double
  private let velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false) {
    omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.ratio = allowsOverdamping ? ratio : min(ratio, 1)
    self.velocity = velocity
  }

  /// Returns the progress after `time` seconds; 1 is the end, which a bouncing spring overshoots.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    return 1 - offset(at: time)
  }

  /// Returns the remaining distance; 1 at the start.
  private func offset(at t: Double) -> Double {
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let b = (ratio * omega - velocity) / damped
      return exp(-ratio * omega * t) * (cos(damped * t) + b * sin(damped * t))
    }
    if ratio == 1 { return exp(-omega * t) * (1 + (omega - velocity) * t) }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * omega + root
    let fast = -ratio * omega - root
    let b = (-velocity - slow) / (fast - slow)
    return (1 - b) * exp(slow * t) + b * exp(fast * t)
  }

  /// The seconds until the remaining distance stays below a thousandth. As measured on macOS (facts 12.6): for a
  /// bouncing spring the exact time at which its envelope gets there, otherwise the next tenth of a second.
  package var settlingDuration: Double {
    guard omega > 0, ratio > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let envelope = 1 + abs((ratio * omega - velocity) / damped)
      return log(envelope * 1000) / (ratio * omega)
    }
    // The last crossing: searched back in tenths from a time at which the spring has certainly settled.
    var step = 1
    while abs(offset(at: Double(step) / 10)) > 0.001, step < 100_000 { step += 1 }
    return Double(step) / 10
  }
}
