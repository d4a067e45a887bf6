/// Reads XMLTV's instants: `YYYYMMDDhhmmss` or an initial part of it, optionally with a zone; and the forms that feeds
/// use instead (ISO 8601, colons, names of zones, a minus as U+2212).
enum XMLTVDate {
  enum Zone: Equatable {
    /// Seconds east of UTC.
    case offset(Int64)
    case missing
    /// There is something, but it is no zone.
    case unreadable
  }

  struct Reading: Equatable {
    /// Seconds since 1970 as if the zone were UTC.
    var wall: Int64
    var zone: Zone
  }

  /// - Returns: the date; `nil` if there is none. A date needs at least year, month and day.
  static func read(_ text: UnsafeRawBufferPointer) -> Reading? {
    var index = 0
    var end = text.count
    while index < end, text[index] <= 0x20 { index += 1 }
    while end > index, text[end - 1] <= 0x20 { end -= 1 }
    guard end - index >= 8 else { return nil }
    // Digits of the date and time; separators of ISO forms are skipped where they belong.
    var fields: (Int, Int, Int, Int, Int, Int) = (0, 1, 1, 0, 0, 0)
    guard let year = number(text, &index, end, digits: 4) else { return nil }
    fields.0 = year
    let isISO = index < end && text[index] == 0x2D
    if isISO { index += 1 }
    guard let month = number(text, &index, end, digits: 2) else { return nil }
    if isISO, index < end, text[index] == 0x2D { index += 1 }
    guard let day = number(text, &index, end, digits: 2) else { return nil }
    (fields.1, fields.2) = (month, day)
    var probe = index
    // A time may follow directly, after "T", or after a blank.
    if probe < end, text[probe] | 0x20 == 0x74 || text[probe] == 0x20 { probe += 1 }
    if probe + 1 < end, isDigit(text[probe]), isDigit(text[probe + 1]), !(isISO && probe == index) {
      index = probe
      fields.3 = number(text, &index, end, digits: 2) ?? 0
      if index < end, text[index] == 0x3A { index += 1 }
      if let minute = number(text, &index, end, digits: 2) {
        fields.4 = minute
        if index < end, text[index] == 0x3A { index += 1 }
        if let second = number(text, &index, end, digits: 2) { fields.5 = second }
      }
      // Fractions of a second.
      if index < end, text[index] == 0x2E || text[index] == 0x2C {
        index += 1
        while index < end, isDigit(text[index]) { index += 1 }
      }
    }
    // 24:00:00 is the end of a day; 60 is a leap second.
    guard (1...12).contains(fields.1), fields.2 >= 1, fields.2 <= days(inMonth: fields.1, of: fields.0),
      fields.3 <= 24, fields.4 < 60, fields.5 <= 60, fields.3 < 24 || (fields.4 == 0 && fields.5 == 0)
    else { return nil }
    let seconds = fields.3 * 3600 + fields.4 * 60 + fields.5
    let wall = Int64(civilDay(year: fields.0, month: fields.1, day: fields.2)) * 86400 + Int64(seconds)
    return Reading(wall: wall, zone: zone(text, index, end))
  }

  private static func zone(_ text: UnsafeRawBufferPointer, _ from: Int, _ end: Int) -> Zone {
    var index = from
    while index < end, text[index] <= 0x20 { index += 1 }
    guard index < end else { return .missing }
    var sign: Int64 = 0
    if text[index] == 0x2B { sign = 1 }
    if text[index] == 0x2D { sign = -1 }
    var length = 1
    // U+2212, the minus of typographers.
    if index + 2 < end, text[index] == 0xE2, text[index + 1] == 0x88, text[index + 2] == 0x92 {
      (sign, length) = (-1, 3)
    }
    if sign != 0 {
      index += length
      guard let hours = number(text, &index, end, digits: 2) else { return .unreadable }
      if index < end, text[index] == 0x3A { index += 1 }
      let minutes = number(text, &index, end, digits: 2) ?? 0
      guard hours <= 15, minutes < 60, index == end else { return .unreadable }
      return .offset(sign * Int64(hours * 3600 + minutes * 60))
    }
    guard let (offset, length) = ZoneNames.offset(UnsafeRawBufferPointer(rebasing: text[index..<end])) else {
      return .unreadable
    }
    index += length
    if index == end { return .offset(offset) }
    // "GMT+2", "UTC+02:00".
    guard offset == 0, text[index] == 0x2B || text[index] == 0x2D else { return .unreadable }
    let negative = text[index] == 0x2D
    index += 1
    var digits = 0
    while index + digits < end, isDigit(text[index + digits]) { digits += 1 }
    guard let hours = number(text, &index, end, digits: min(max(digits, 1), 2)), hours <= 15 else { return .unreadable }
    if index < end, text[index] == 0x3A { index += 1 }
    let minutes = number(text, &index, end, digits: 2) ?? 0
    guard index == end, minutes < 60 else { return .unreadable }
    return .offset((negative ? -1 : 1) * Int64(hours * 3600 + minutes * 60))
  }

  /// Reads exactly this many digits, or nothing.
  @inline(__always)
  private static func number(_ text: UnsafeRawBufferPointer, _ index: inout Int, _ end: Int, digits: Int) -> Int? {
    guard index + digits <= end else { return nil }
    var value = 0
    for place in 0..<digits {
      let digit = text[index + place] &- 0x30
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    index += digits
    return value
  }

  @inline(__always) private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns the days from 1 January 1970 in the Gregorian calendar: years start in March, and 400 years are 146,097
  /// days.
  static func civilDay(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
