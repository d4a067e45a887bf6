import Foundation

/// The viewer's clock: which day of the guide contains an instant, and where full and half hours are.
///
/// A pure value; if the time zone changes while running, create another one. Each call costs a few time-zone look-ups
/// (for each day or clock change of a range), never one for each airing.
public struct BroadcastCalendar: Hashable, Sendable {
  /// The viewer's time zone.
  public var timeZone: TimeZone
  /// Seconds of wall clock after midnight at which a day of the guide starts: 0..<86400.
  public var dayStart: Int

  /// - Parameter dayStart: seconds after midnight; 5 hours by default.
  public init(timeZone: TimeZone, dayStart: Int = 5 * 3600) {
    self.timeZone = timeZone
    self.dayStart = min(max(dayStart, 0), 86399)
  }

  /// Returns the seconds to add to UTC for wall-clock time.
  public func offset(at instant: Int64) -> Int64 {
    Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
  }

  /// Returns the instant at which the wall clock shows `wall` (seconds since 1970 as if the zone were UTC): the first
  /// one if the clock shows it twice, the moment of the change if it skips it.
  public func instant(wall: Int64) -> Int64 {
    let (before, after) = (wall - 26 * 3600, wall + 26 * 3600)
    let (old, new) = (offset(at: before), offset(at: after))
    if old == new, offset(at: wall - old) == old { return wall - old }
    var (low, high) = (before, after)
    // The first instant whose wall clock is at or past `wall`. The clock may be set back once in between, so look for
    // the change first.
    if old == new {
      // Two changes within two days cancel out: rare enough to step through by the quarter hour.
      var instant = before
      while instant < after, instant + offset(at: instant) < wall { instant += 900 }
      return instant - max(0, min(899, instant + offset(at: instant) - wall))
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: middle) == old { low = middle } else { high = middle }
    }
    if wall - old < high { return wall - old }
    return max(wall - new, high)
  }

  /// Returns the day that contains an instant.
  public func day(containing instant: Int64) -> BroadcastDay {
    let wall = instant + offset(at: instant) - Int64(dayStart)
    var number = Int((Double(wall) / 86400).rounded(.down))
    // Around a clock change near the day's start the wall clock alone can be a day off.
    var start = self.start(ofDay: number)
    while start > instant {
      number -= 1
      start = self.start(ofDay: number)
    }
    var end = self.start(ofDay: number + 1)
    while end <= instant {
      number += 1
      (start, end) = (end, self.start(ofDay: number + 1))
    }
    return BroadcastDay(number: number, interval: start..<end)
  }

  /// Returns the day from midnight to midnight that contains an instant, whenever a day of the guide starts.
  public func calendarDay(containing instant: Int64) -> BroadcastDay {
    BroadcastCalendar(timeZone: timeZone, dayStart: 0).day(containing: instant)
  }

  /// Returns the days from midnight to midnight that overlap a range, in order; none for an empty range. O(days).
  public func calendarDays(in range: Range<Int64>) -> [BroadcastDay] {
    BroadcastCalendar(timeZone: timeZone, dayStart: 0).days(in: range)
  }

  /// Returns the day with a number (see `BroadcastDay.number`).
  public func day(number: Int) -> BroadcastDay {
    BroadcastDay(number: number, interval: start(ofDay: number)..<start(ofDay: number + 1))
  }

  /// Returns the day `count` days after another, or before it if negative.
  public func day(_ count: Int, after day: BroadcastDay) -> BroadcastDay { self.day(number: day.number + count) }

  /// Returns the days that overlap a range, in order; none for an empty range. O(days).
  public func days(in range: Range<Int64>) -> [BroadcastDay] {
    guard !range.isEmpty else { return [] }
    var days = [day(containing: range.lowerBound)]
    while let last = days.last, last.interval.upperBound < range.upperBound { days.append(day(1, after: last)) }
    return days
  }

  /// Returns the instant of the same wall-clock time `count` days later (Ctrl + arrow); if a clock change skips it, the
  /// moment of the change.
  public func instant(_ count: Int, daysAfter instant: Int64) -> Int64 {
    self.instant(wall: instant + offset(at: instant) + Int64(count) * 86400)
  }

  private func start(ofDay number: Int) -> Int64 { instant(wall: Int64(number) * 86400 + Int64(dayStart)) }

  /// Returns the minutes since local midnight on the wall clock.
  public func minuteOfDay(at instant: Int64) -> Int {
    let wall = instant + offset(at: instant)
    return Int((wall % 86400 + 86400) % 86400) / 60
  }

  /// "20:15" as the wall clock shows it.
  public func timeLabel(at instant: Int64) -> String {
    TimeTick(instant: instant, minuteOfDay: minuteOfDay(at: instant)).label
  }
}
