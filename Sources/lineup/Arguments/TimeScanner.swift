import Foundation

/// Parses a date, a time, or both, from front to back.
struct TimeScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Returns UTC seconds; `nil` if the text is anything else or continues after it.
  mutating func instant(now: Int64) -> Int64? {
    var parts = tm()
    if let (year, month, day) = date() {
      guard (1970...2400).contains(year), (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
      else {
        return nil
      }
      (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
      if rest.isEmpty { return local(&parts) }
      guard skip(" ") || skip("T") else { return nil }
    } else {
      var today = time_t(now)
      localtime_r(&today, &parts)
    }
    guard let (hour, minute, second) = clock() else { return nil }
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (Int32(hour), Int32(minute), Int32(second))
    if rest.isEmpty { return local(&parts) }
    _ = skip(" ")
    guard let offset = zone(), rest.isEmpty else { return nil }
    return Int64(timegm(&parts)) - Int64(offset)
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private func local(_ parts: inout tm) -> Int64 {
    // The zone's rules decide whether daylight saving time applies.
    parts.tm_isdst = -1
    return Int64(mktime(&parts))
  }

  private mutating func date() -> (Int, Int, Int)? {
    let start = rest
    if let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2) {
      return (year, month, day)
    }
    rest = start
    return nil
  }

  private mutating func clock() -> (Int, Int, Int)? {
    guard let hour = number(2) ?? number(1), skip(":"), let minute = number(2) else { return nil }
    var second: Int? = 0
    if skip(":") { second = number(2) }
    guard let second, hour < 24, minute < 60, second < 60 else { return nil }
    return (hour, minute, second)
  }

  /// Returns seconds east of Greenwich.
  private mutating func zone() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(2), hours < 15 else { return nil }
    _ = skip(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Returns the number in exactly this many digits.
  private mutating func number(_ digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else {
      return nil
    }
    rest = rest.dropFirst(digits)
    return value
  }
}
