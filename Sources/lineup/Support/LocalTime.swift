import Foundation

/// Times as people read and write them, in the local zone.
enum LocalTime {
  /// "20:15".
  static func clock(_ instant: Int64) -> String { format(instant, "%H:%M") }

  /// "2026-11-21 20:15".
  static func dateAndClock(_ instant: Int64) -> String { format(instant, "%Y-%m-%d %H:%M") }

  /// "Sat 21 Nov 20:15".
  static func dayAndClock(_ instant: Int64) -> String { format(instant, "%a %e %b %H:%M") }

  static func format(_ instant: Int64, _ pattern: String) -> String {
    var time = time_t(instant)
    var parts = tm()
    localtime_r(&time, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, pattern, &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Understands "20:15" (today), "2026-11-21", "2026-11-21 20:15", "2026-11-21T20:15:00", those with a zone ("Z", "+01:00")
  /// behind the time, "@1795219200" and "now".
  /// - Throws: `UsageError`.
  static func parse(_ text: String, now: Int64 = Int64(Date().timeIntervalSince1970)) throws -> Int64 {
    if text == "now" { return now }
    if text.hasPrefix("@"), let instant = Int64(text.dropFirst()) { return instant }
    var scanner = TimeScanner(text)
    guard let instant = scanner.instant(now: now) else {
      throw UsageError("'\(text)' is no time; write 20:15, 2026-11-21, '2026-11-21 20:15' or 2026-11-21T20:15+01:00")
    }
    return instant
  }
}
