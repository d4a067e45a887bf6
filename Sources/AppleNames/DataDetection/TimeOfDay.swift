import Foundation

/// An hour, a minute and a second.
struct ClockTime: Equatable {
  var hour: Int
  var minute = 0
  var second = 0

  /// The seconds since midnight.
  var seconds: Int { hour * 3_600 + minute * 60 + second }
}

/// A time of day in a text, or a range of times, with the time zone that it names.
struct TimeOfDay {
  let range: NSRange
  let start: ClockTime
  /// The length of a range in seconds; 0 for one time.
  let duration: TimeInterval
  let timeZone: TimeZone?

  /// Returns the times in a range of the text, in the order of their places. Linear in the text's length.
  static func times(in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange) -> [TimeOfDay] {
    let source = text as NSString
    return (pattern?.matches(in: text, options: options, range: range) ?? []).compactMap { TimeOfDay($0, source) }
  }

  /// A time, perhaps the end of a range, and perhaps a time zone. The groups: hour, minute, second and half of the
  /// first, the same of the second, and the zone.
  private static let pattern = try? NSRegularExpression(
    pattern: #"(?:(?<![\w.:/,+-])|(?<=\dT))"# + clock + #"(?:\s?(?:-|–|—|to|until)\s?"# + clock + #")?"#
      + #"(?:\s?(Z|(?:UTC|GMT)(?:[+-]\d{1,2}(?::\d{2})?)?|[+-]\d{2}:?\d{2}|[ECMP][SD]T|CES?T|BST)(?!\w))?"#
      + #"(?![\w:]|\.\d)"#,
    options: .caseInsensitive)

  private static let clock = #"([01]?\d|2[0-4])(?::([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?)?(?:\s?([ap])\.?m\b\.?)?"#

  private init?(_ match: NSTextCheckingResult, _ text: NSString) {
    func part(_ index: Int) -> String? {
      let range = match.range(at: index)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }
    let (half, endHalf) = (part(4)?.lowercased(), part(8)?.lowercased())
    let hasEnd = part(5) != nil
    // A number alone is no time; “9” is in “9–11 am” and “9–11:30”.
    let firstIsClear = part(2) != nil || half != nil
    let lastIsClear = part(6) != nil || endHalf != nil
    guard firstIsClear || hasEnd && lastIsClear, !hasEnd || lastIsClear || half != nil,
      let start = Self.clock(part(1), part(2), part(3), half ?? endHalf)
    else { return nil }
    if hasEnd {
      guard let end = Self.clock(part(5), part(6), part(7), endHalf) else { return nil }
      var first = start
      // The first of “11–1 pm” is before noon.
      if half == nil, endHalf != nil, first.seconds > end.seconds, first.hour >= 12 { first.hour -= 12 }
      let length = end.seconds - first.seconds
      self.start = first
      duration = TimeInterval(length >= 0 ? length : length + 86_400)
    } else {
      self.start = start
      duration = 0
    }
    timeZone = part(9).flatMap { Self.timeZone($0.uppercased()) }
    range = match.range
  }

  private static func clock(_ hour: String?, _ minute: String?, _ second: String?, _ half: String?) -> ClockTime? {
    guard var hour = hour.flatMap({ Int($0) }) else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "p" ? 12 : 0)
    }
    let time = ClockTime(hour: hour, minute: minute.flatMap { Int($0) } ?? 0, second: second.flatMap { Int($0) } ?? 0)
    return time.seconds <= 86_400 ? time : nil
  }

  /// The places whose time zones have names in text.
  private static let zones: [String: String] = [
    "EST": "America/New_York", "EDT": "America/New_York", "CST": "America/Chicago", "CDT": "America/Chicago",
    "MST": "America/Denver", "MDT": "America/Denver", "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles",
    "CET": "Europe/Paris", "CEST": "Europe/Paris", "BST": "Europe/London",
  ]

  private static func timeZone(_ name: String) -> TimeZone? {
    if let place = zones[name] { return TimeZone(identifier: place) }
    let offset = name.drop { $0.isLetter }
    guard let sign = offset.first else { return TimeZone(secondsFromGMT: 0) }
    let digits = offset.dropFirst().filter(\.isNumber)
    let hours = Int(digits.prefix(digits.count > 2 ? digits.count - 2 : digits.count)) ?? 0
    let minutes = digits.count > 2 ? Int(digits.suffix(2)) ?? 0 : 0
    guard hours <= 14, minutes < 60 else { return nil }
    return TimeZone(secondsFromGMT: (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1))
  }
}
