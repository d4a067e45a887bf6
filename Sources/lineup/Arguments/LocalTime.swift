import Foundation
import GuideModel

/// Times as people read and write them, in the local zone and by the customs of the locale.
enum LocalTime {
  private static let calendar = BroadcastCalendar(timeZone: .current, dayStart: 0)
  private static let format = TimeOfDayFormat(.current)

  /// "20:15", or "8:15 PM" where that is the custom.
  static func clock(_ instant: Int64) -> String { format.text(calendar.minuteOfDay(at: instant)) }

  /// "2026-11-21 20:15", whatever the locale: what commands take as well.
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

  /// Understands "20:15" (today), "2026-11-21", "2026-11-21 20:15", "2026-11-21T20:15:00", those with a zone ("Z",
  /// "+01:00") behind the time, "@1795219200" and "now".
  /// - Throws: `UsageError`.
  static func parse(_ text: String, now: Int64 = Int64(Date().timeIntervalSince1970)) throws -> Int64 {
    if text == "now" { return now }
    if text.hasPrefix("@"), let instant = Int64(text.dropFirst()) { return instant }
    var scanner = TimeScanner(text)
    guard let instant = scanner.instant(now: now) else {
      throw UsageError(
        localized("'\(text)' is no time; write 20:15, 2026-11-21, '2026-11-21 20:15' or 2026-11-21T20:15+01:00"))
    }
    return instant
  }
}
