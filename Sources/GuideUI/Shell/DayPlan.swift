import Foundation
import GuideModel

/// The days of a guide and the times of day to jump to: what the day strip shows, free of views.
struct DayPlan: Equatable {
  /// A time of day that has a name.
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

  /// The days with programmes, past ones too, in order; today is always one.
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

  /// The day that an instant belongs to, the nearest one outside of all.
  func index(of instant: Int64) -> Int? {
    guard !days.isEmpty else { return nil }
    return days.lastIndex { $0.day.interval.lowerBound <= instant } ?? 0
  }

  /// The instant of a time of day (minutes since midnight) in a day of the guide. A day goes on past midnight, so 01:00
  /// is at its end.
  static func instant(minutes: Int, in day: BroadcastDay, calendar: BroadcastCalendar) -> Int64 {
    let second = Int64(minutes) * 60
    let civil = Int64(day.number) + (second < Int64(calendar.dayStart) ? 1 : 0)
    return calendar.instant(wall: civil * 86_400 + second)
  }

  /// The instant in `day` at which the clock shows what it shows at `instant`.
  static func sameTime(as instant: Int64, in day: BroadcastDay, calendar: BroadcastCalendar) -> Int64 {
    let from = calendar.day(containing: instant)
    return calendar.instant(day.number - from.number, daysAfter: instant)
  }
}
