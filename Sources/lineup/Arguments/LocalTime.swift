import Foundation
import GuideModel

/// Times in the local zone, as users read and write them in their locale.
enum LocalTime {
  private static let calendar = BroadcastCalendar(timeZone: .current, dayStart: 0)
  private static let format = TimeOfDayFormat(.current)

  /// "20:15", or "8:15 PM" in locales that write so.
  static func clock(_ instant: Int64) -> String { format.text(calendar.minuteOfDay(at: instant)) }

  /// "2026-11-21 20:15", whatever the locale: the form that commands accept, too.
  static func dateAndClock(_ instant: Int64) -> String {
    let wall = Date(timeIntervalSince1970: TimeInterval(instant + calendar.offset(at: instant)))
    let date = wall.formatted(.iso8601.year().month().day())
    return "\(date) \(calendar.timeLabel(at: instant))"
  }

  /// "Sat 21 Nov 20:15".
  static func dayAndClock(_ instant: Int64) -> String {
    let day = calendar.shortName(of: calendar.day(containing: instant), locale: GuideLocale.current.formats)
    return "\(day) \(clock(instant))"
  }

  /// Parses "20:15" (today), "2026-11-21", "2026-11-21 20:15", "2026-11-21T20:15:00", the latter with a zone ("Z",
  /// "+01:00"), "@1795219200" and "now".
  /// - Throws: `UsageError` for any other text.
  static func parse(_ text: String, now: Int64 = Int64(Date().timeIntervalSince1970)) throws -> Int64 {
    if text == "now" { return now }
    if text.hasPrefix("@"), let instant = Int64(text.dropFirst()) { return instant }
    var scanner = TimeScanner(text)
    guard let instant = scanner.instant(now: now) else {
      throw UsageError(
        localized("'\(text)' is not a time; use 20:15, 2026-11-21, '2026-11-21 20:15' or 2026-11-21T20:15+01:00"))
    }
    return instant
  }
}
