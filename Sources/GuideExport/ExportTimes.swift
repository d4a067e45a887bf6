import Foundation

/// Formats instants for files.
package struct ExportTimes {
  /// The zone of the local clock.
  var timeZone: TimeZone

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  private static func parts(_ instant: Int64) -> tm {
    var time = time_t(instant)
    var parts = tm()
    gmtime_r(&time, &parts)
    return parts
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func four(_ year: Int32) -> String {
    let text = String(year)
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }

  /// "20261121201500 +0000".
  func xmltv(_ instant: Int64) -> String { Self.compact(instant, separator: "") + " +0000" }

  /// "20261121T201500Z".
  func calendar(_ instant: Int64) -> String { Self.compact(instant, separator: "T") + "Z" }

  private static func compact(_ instant: Int64, separator: String) -> String {
    let t = parts(instant)
    return
      "\(four(t.tm_year + 1_900))\(two(t.tm_mon + 1))\(two(t.tm_mday))\(separator)\(two(t.tm_hour))\(two(t.tm_min))\(two(t.tm_sec))"
  }

  private static func extended(_ instant: Int64) -> String {
    let t = parts(instant)
    return
      "\(four(t.tm_year + 1_900))-\(two(t.tm_mon + 1))-\(two(t.tm_mday))T\(two(t.tm_hour)):\(two(t.tm_min)):\(two(t.tm_sec))"
  }

  /// "2026-11-21T20:15:00Z".
  package static func utc(_ instant: Int64) -> String { extended(instant) + "Z" }

  /// By the local clock: "2026-11-21T21:15:00+01:00".
  package func local(_ instant: Int64) -> String {
    let offset = Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
    let minutes = Int32(abs(offset) / 60)
    return
      "\(Self.extended(instant + offset))\(offset < 0 ? "-" : "+")\(Self.two(minutes / 60)):\(Self.two(minutes % 60))"
  }
}
