import Foundation

/// Values that change with time: constant ones, and ones that go from one value to another.
struct ValueRamps<Value> {
  struct Ramp {
    var range: CMTimeRange
    var start: Value
    var end: Value
  }

  private var ramps: [Ramp] = []

  /// Sets a value from a time on; infinitely early for a time that is no number.
  mutating func set(_ value: Value, at time: CMTime) {
    set(from: value, to: value, in: CMTimeRange(start: time, duration: .zero))
  }

  /// Lets the value go from one to another.
  mutating func set(from start: Value, to end: Value, in range: CMTimeRange) {
    ramps.removeAll { $0.range.start == range.start }
    ramps.append(Ramp(range: range, start: start, end: end))
    ramps.sort { $0.range.start < $1.range.start }
  }

  /// Returns the ramp at a time, or the constant value and its range; nil before the first.
  func ramp(at time: CMTime) -> Ramp? {
    guard let index = ramps.lastIndex(where: { $0.range.start <= time }) else { return nil }
    let found = ramps[index]
    if found.range.duration > .zero, time < found.range.end { return found }
    let start = found.range.duration > .zero ? found.range.end : found.range.start
    let next = index + 1 < ramps.count ? ramps[index + 1].range.start : CMTime.positiveInfinity
    return Ramp(range: CMTimeRange(start: start, end: next), start: found.end, end: found.end)
  }
}
