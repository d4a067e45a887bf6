import Foundation

/// Instants as requests have them: RFC 3339.
enum APITime {
  /// The UTC seconds that a guide can contain: 1970 to 2514.
  static let known: ClosedRange<Int64> = 0...(1 << 34) - 1

  /// Parses RFC 3339; `nil` for anything else. Fractions of a second are dropped.
  static func parse(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20 else { return nil }
    func number(_ first: Int, _ count: Int) -> Int64? {
      let digits = bytes[first..<first + count]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }
    guard let year = number(0, 4), let month = number(5, 2), let date = number(8, 2), let hour = number(11, 2),
      let minute = number(14, 2), let second = number(17, 2), bytes[4] == 0x2D, bytes[7] == 0x2D,
      [0x54, 0x74, 0x20].contains(bytes[10]), bytes[13] == 0x3A, bytes[16] == 0x3A, (1...12).contains(month),
      (1...31).contains(date), hour < 24, minute < 60, second <= 60
    else { return nil }
    var rest = 19
    if bytes[rest] == 0x2E {
      rest += 1
      let digits = bytes[rest...].prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0 else { return nil }
      rest += digits
    }
    guard rest < bytes.count else { return nil }
    var offset: Int64 = 0
    switch bytes[rest] {
    case 0x5A, 0x7A:
      guard bytes.count == rest + 1 else { return nil }
    case 0x2B, 0x2D, 0x20:
      // A plus sign that was not encoded arrives as a blank.
      guard bytes.count == rest + 6, bytes[rest + 3] == 0x3A, let hours = number(rest + 1, 2),
        let minutes = number(rest + 4, 2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (bytes[rest] == 0x2D ? -60 : 60)
    default: return nil
    }
    let day = days(year, month, date)
    guard civil(day) == (year, month, date) else { return nil }
    return day * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  // The arithmetic counts from 1 March of the year 0, so that leap days come last.

  private static func days(_ year: Int64, _ month: Int64, _ date: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.quotient(400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + date - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, date: Int64) {
    let shifted = day + 719_468
    let era = shifted.quotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Int64 {
  /// Divides, rounding down.
  fileprivate func quotient(_ divisor: Int64) -> Int64 { self / divisor - (self % divisor < 0 ? 1 : 0) }
}
