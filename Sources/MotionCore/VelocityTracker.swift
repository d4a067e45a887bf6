import Foundation

/// Computes the velocity of a finger from its last moves.
package struct VelocityTracker {
  private struct Sample {
    var time: TimeInterval
    var location: CGPoint
  }
  private var samples: [Sample] = []
  package private(set) var lastMove: TimeInterval = 0

  package init() {}

  /// The seconds before the last move for which samples are used: older ones say nothing about the current velocity.
  static let window: TimeInterval = 0.05

  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time {
      // Two reports at the same instant count as one.
      samples[samples.count - 1].location = location
      return
    }
    samples.append(Sample(time: time, location: location))
    lastMove = time
    // One sample before the window is kept, so that slow streams still have a velocity.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Shifts the previous samples when touches begin or end and the centroid jumps without moving.
  package mutating func shift(by delta: CGPoint) {
    for index in samples.indices {
      samples[index].location.x += delta.x
      samples[index].location.y += delta.y
    }
  }

  /// The velocity in points per second over the window that ends with the last move. A finger that stopped without
  /// being lifted sends nothing, so its last velocity stays (facts 11.6).
  package var velocity: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let first = samples.first { $0.time >= last.time - Self.window - 1e-9 } ?? samples[0]
    let from = first.time < last.time ? first : samples[samples.count - 2]
    let elapsed = last.time - from.time
    guard elapsed > 0 else { return .zero }
    return CGPoint(x: (last.location.x - from.location.x) / elapsed, y: (last.location.y - from.location.y) / elapsed)
  }
}
