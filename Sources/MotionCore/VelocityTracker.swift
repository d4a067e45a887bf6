import Foundation

/// The speed of a finger from its last moves.
package struct VelocityTracker {
  private struct Sample {
    package var time: TimeInterval
    package var location: CGPoint
  }
  private var samples: [Sample] = []
  package private(set) var lastMove: TimeInterval = 0

  package init() {}

  /// Older samples say nothing about the speed now, in seconds before the last move.
  package static let window: TimeInterval = 0.05

  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time {
      // Two reports of one instant are one.
      samples[samples.count - 1].location = location
      return
    }
    samples.append(Sample(time: time, location: location))
    lastMove = time
    // One sample before the window is kept, so that slow streams still have a speed.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Shifts the past, when touches come or go and the centroid jumps without moving.
  package mutating func shift(by delta: CGPoint) {
    for index in samples.indices {
      samples[index].location.x += delta.x
      samples[index].location.y += delta.y
    }
  }

  /// Points per second over the window that ends with the last move. A finger that stopped without being lifted sends
  /// nothing, so its last speed stays (facts 11.6).
  package var velocity: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let first = samples.first { $0.time >= last.time - Self.window - 1e-9 } ?? samples[0]
    let from = first.time < last.time ? first : samples[samples.count - 2]
    let elapsed = last.time - from.time
    guard elapsed > 0 else { return .zero }
    return CGPoint(x: (last.location.x - from.location.x) / elapsed, y: (last.location.y - from.location.y) / elapsed)
  }
}
