import Foundation

extension BroadcastCalendar {
  /// Returns the instants of `range` at which the wall clock shows a multiple of `step` since midnight, in order.
  ///
  /// They are real instants: across a clock change of a multiple of `step` they stay `step` apart, and only the labels
  /// jump.
  /// - Parameter step: seconds; 1800 for the ruler. A divisor of 86400.
  /// - Complexity: O(ticks + days).
  public func ticks(in range: Range<Int64>, step: Int64 = 1800) -> [TimeTick] {
    var ticks: [TimeTick] = []
    guard step > 0, !range.isEmpty else { return ticks }
    ticks.reserveCapacity(Int((range.upperBound - range.lowerBound) / step) + 2)
    for (segment, offset) in segments(of: range) {
      let wall = segment.lowerBound + offset
      let past = (wall % step + step) % step
      var instant = past == 0 ? segment.lowerBound : segment.lowerBound + step - past
      while instant < segment.upperBound {
        let second = ((instant + offset) % 86400 + 86400) % 86400
        ticks.append(TimeTick(instant: instant, minuteOfDay: Int(second) / 60))
        instant += step
      }
    }
    return ticks
  }

  /// Returns the tick at or before an instant, where the visible ruler starts.
  public func tick(atOrBefore instant: Int64, step: Int64 = 1800) -> TimeTick {
    let offset = offset(at: instant)
    let past = ((instant + offset) % step + step) % step
    let found = ticks(in: instant - past..<instant + 1, step: step).last
    return found ?? TimeTick(instant: instant - past, minuteOfDay: minuteOfDay(at: instant - past))
  }

  /// Returns the range divided at clock changes, with the offset from UTC of each piece. O(days).
  func segments(of range: Range<Int64>) -> [(Range<Int64>, offset: Int64)] {
    var segments: [(Range<Int64>, offset: Int64)] = []
    var start = range.lowerBound
    var probe = start
    var current = offset(at: start)
    while probe < range.upperBound {
      let next = min(probe + 86400, range.upperBound)
      let offsetThere = offset(at: next)
      if offsetThere != current {
        var (low, high) = (probe, next)
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if offset(at: middle) == current { low = middle } else { high = middle }
        }
        if high < range.upperBound {
          segments.append((start..<high, current))
          start = high
          current = offset(at: high)
        }
        probe = high
      } else {
        probe = next
      }
    }
    if start < range.upperBound { segments.append((start..<range.upperBound, current)) }
    return segments
  }
}
