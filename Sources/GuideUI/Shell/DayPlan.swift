import Foundation
import GuideModel

/// The days of a guide and the times of day to go to, as the day strip shows them; without views.
struct DayPlan: Equatable {
  /// A named time of day.
  enum Moment: CaseIterable {
    case morning, noon, tonight

    /// Minutes since midnight.
    func minutes(primeTime: Int) -> Int {
      switch self {
      case .morning: 7 * 60
      case .noon: 12 * 60
      case .tonight: primeTime
      }
    }
  }

  struct Day: Equatable {
    var day: BroadcastDay
    var isToday: Bool
  }

  /// The days with programmes, including past ones, in order; today is always included.
  var days: [Day]

  /// - Parameter range: the instants with programmes, UTC seconds.
  /// - Complexity: O(days).
  init(range: Range<Int64>, now: Int64, calendar: BroadcastCalendar) {
    let today = calendar.day(containing: now)
    var days = calendar.days(in: range).map { Day(day: $0, isToday: $0.number == today.number) }
    if !days.contains(where: \.isToday) {
      let place = days.firstIndex { $0.day.number > today.number } ?? days.count
      days.insert(Day(day: today, isToday: true), at: place)
    }
    self.days = days
  }

  var today: Int? { days.firstIndex(where: \.isToday) }

  /// Returns the day that contains an instant, or the nearest if none does.
  func index(of instant: Int64) -> Int? {
    guard !days.isEmpty else { return nil }
    return days.lastIndex { $0.day.interval.lowerBound <= instant } ?? 0
  }

  /// Returns the instant of a time of day (minutes since midnight) in a day of the guide. A day continues past
  /// midnight, so 01:00 is at its end.
  static func instant(minutes: Int, in day: BroadcastDay, calendar: BroadcastCalendar) -> Int64 {
    let second = Int64(minutes) * 60
    let civil = Int64(day.number) + (second < Int64(calendar.dayStart) ? 1 : 0)
    return calendar.instant(wall: civil * 86_400 + second)
  }

  /// Returns the instant in `day` at which the clock shows the same time as at `instant`.
  static func sameTime(as instant: Int64, in day: BroadcastDay, calendar: BroadcastCalendar) -> Int64 {
    let from = calendar.day(containing: instant)
    return calendar.instant(day.number - from.number, daysAfter: instant)
  }
}
