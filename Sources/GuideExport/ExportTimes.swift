import Foundation

/// Formats instants for files.
package struct ExportTimes {
  /// The zone of the local clock.
  package var timeZone: TimeZone

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  private func parts(_ instant: Int64) -> tm {
    var time = time_t(instant)
    var parts = tm()
    gmtime_r(&time, &parts)
    return parts
  }

  private func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func four(_ year: Int32) -> String {
    let text = String(year)
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }

  /// "20261121201500 +0000".
  func xmltv(_ instant: Int64) -> String { compact(instant, separator: "") + " +0000" }

  /// "20261121T201500Z".
  func calendar(_ instant: Int64) -> String { compact(instant, separator: "T") + "Z" }

  private func compact(_ instant: Int64, separator: String) -> String {
    let t = parts(instant)
    return
      "\(four(t.tm_year + 1_900))\(two(t.tm_mon + 1))\(two(t.tm_mday))\(separator)\(two(t.tm_hour))\(two(t.tm_min))\(two(t.tm_sec))"
  }

  private func extended(_ instant: Int64) -> String {
    let t = parts(instant)
    return
      "\(four(t.tm_year + 1_900))-\(two(t.tm_mon + 1))-\(two(t.tm_mday))T\(two(t.tm_hour)):\(two(t.tm_min)):\(two(t.tm_sec))"
  }

  /// "2026-11-21T20:15:00Z".
  package func utc(_ instant: Int64) -> String { extended(instant) + "Z" }

  /// By the local clock: "2026-11-21T21:15:00+01:00".
  package func local(_ instant: Int64) -> String {
    let offset = Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
    let minutes = Int32(abs(offset) / 60)
    return "\(extended(instant + offset))\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
