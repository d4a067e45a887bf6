import Foundation
import GuideModel

/// The days and times that a query can name, as instants.
struct SearchTimes {
  /// The number of days before and after now for which a time of the clock is searched.
  private static let reach = 21
  private static let day: Int64 = 86_400
  /// The end of a day's broadcasts in the following night: 05:00.
  private static let night: Int64 = 5 * 3_600

  private let instant: Int64
  private let calendar: BroadcastCalendar
  private let monthIsFirst: Bool
  /// Midnight of today on the wall clock, which has yesterday's date until the night is over.
  private let today: Int64

  /// - Parameter locale: decides which number of a date is the month.
  init(instant: Int64, calendar: BroadcastCalendar, locale: GuideLocale = .current) {
    self.instant = instant
    monthIsFirst = Self.monthIsFirst(in: locale.formats)
    self.calendar = calendar
    let wall = instant + calendar.offset(at: instant) - Self.night
    today = wall - (wall % Self.day + Self.day) % Self.day
  }

  var now: SearchQuery.Times { SearchQuery.Times(ranges: [instant..<instant + 1], isRunning: true) }

  func times(_ day: SearchVocabulary.Day) -> SearchQuery.Times {
    switch day {
    case .today: whole(today)
    case .tomorrow: whole(today + Self.day)
    case .yesterday: whole(today - Self.day)
    case .tonight:
      SearchQuery.Times(
        ranges: [calendar.instant(wall: today + 18 * 3_600)..<calendar.instant(wall: today + Self.day + Self.night)])
    case .weekday(let number):
      // The next such day, including today. 1970 began on a Thursday.
      whole(today + Int64((number - Int((today / Self.day + 4) % 7) + 7) % 7) * Self.day)
    }
  }

  func day(year: Int, month: Int, day: Int) -> SearchQuery.Times { whole(Self.wall(year, month, day)) }

  private func whole(_ midnight: Int64) -> SearchQuery.Times {
    SearchQuery.Times(
      ranges: [calendar.instant(wall: midnight)..<calendar.instant(wall: midnight + Self.day + Self.night)])
  }

  /// Returns the range from one minute of the day to another, which may be after midnight, on each day.
  func everyDay(from first: Int, to last: Int) -> SearchQuery.Times {
    SearchQuery.Times(
      ranges: days.map { midnight in
        let start = calendar.instant(wall: midnight + Int64(first) * 60)
        return start..<max(calendar.instant(wall: midnight + Int64(last) * 60), start)
      })
  }

  func everyDay(at minute: Int) -> SearchQuery.Times {
    SearchQuery.Times(
      ranges: days.map { midnight in
        let instant = calendar.instant(wall: midnight + Int64(minute) * 60)
        return instant..<instant + 1
      }, isRunning: true)
  }

  /// Returns the times from a minute of the day; hours of the night are those at the end of today.
  func today(at minute: Int) -> SearchQuery.Times {
    let midnight = today + (Int64(minute) * 60 < Self.night ? Self.day : 0)
    let instant = calendar.instant(wall: midnight + Int64(minute) * 60)
    return SearchQuery.Times(ranges: [instant..<instant + 1], isRunning: true)
  }

  private var days: [Int64] { (-Self.reach...Self.reach).map { today + Int64($0) * Self.day } }

  /// "2026-11-28", "2026-11-28 20:15", "2026-11-28T20:15", "20:15" (today), "@1795219200".
  func instant(_ text: String) -> Int64? {
    if text.hasPrefix("@") { return Int64(text.dropFirst()).flatMap { (0...1 << 34).contains($0) ? $0 : nil } }
    let parts = text.split { $0 == "T" || $0 == " " }.map(String.init)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    if let (year, month, day) = date(first) {
      let midnight = Self.wall(year, month, day)
      guard parts.count == 2 else { return calendar.instant(wall: midnight) }
      return Self.clock(parts[1]).map { calendar.instant(wall: midnight + Int64($0) * 60) }
    }
    guard parts.count == 1, let minute = Self.clock(first) else { return nil }
    return calendar.instant(wall: today + Int64(minute) * 60)
  }

  /// Seconds since 1970 as if the zone were UTC.
  private static func wall(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1_900), Int32(month - 1), Int32(day))
    return Int64(timegm(&parts))
  }

  // MARK: Reading

  private static func monthIsFirst(in locale: Locale) -> Bool {
    let pattern = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "d/M"
    guard let month = pattern.firstIndex(of: "M") ?? pattern.firstIndex(of: "L"), let day = pattern.firstIndex(of: "d")
    else { return false }
    return month < day
  }

  /// Returns digits of any script as ASCII digits.
  static func plainDigits(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { $0.isWholeNumber ? $0.wholeNumberValue.map { Character("\($0)") } ?? $0 : $0 })
  }

  /// Parses "2026-11-28", "28.11.2026", "28.11.", "28/11" or, in locales that write so, "11/28", "11月28日". Without a
  /// year it is the next such day.
  func date(_ text: String) -> (year: Int, month: Int, day: Int)? {
    guard (3...40).contains(text.utf8.count) else { return nil }
    let text = Self.plainDigits(text)
    func numbers(_ separators: Set<Character>) -> [Int]? {
      var parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
      if parts.last?.isEmpty == true { parts.removeLast() }
      let found = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
      return found.count == parts.count && (2...3).contains(found.count) ? found : nil
    }
    let isNamed = text.contains { "月월".contains($0) }
    if isNamed, let parts = numbers(["年", "月", "日", "년", "월", "일"]) { return whole(parts, yearFirst: true) }
    if let parts = numbers(["-"]) { return parts.count == 3 ? whole(parts, yearFirst: true) : nil }
    // With points it could be a time, unless there is a point at the end or a year.
    if let parts = numbers(["."]), parts.count == 3 || text.hasSuffix(".") {
      return whole(parts, yearFirst: (parts.first ?? 0) > 31, monthFirst: false)
    }
    guard let parts = numbers(["/"]) else { return nil }
    return whole(parts, yearFirst: (parts.first ?? 0) > 31, monthFirst: monthIsFirst)
  }

  private func whole(_ parts: [Int], yearFirst: Bool, monthFirst: Bool = false) -> (year: Int, month: Int, day: Int)? {
    var parts = parts
    var year: Int?
    if parts.count == 3 { year = yearFirst ? parts.removeFirst() : parts.removeLast() }
    let (month, day) = yearFirst || monthFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    if let year { return (1_970...2_400).contains(year) ? (year, month, day) : nil }
    var now = time_t(today)
    var today = tm()
    gmtime_r(&now, &today)
    let thisYear = Int(today.tm_year) + 1_900
    let isOver = (month, day) < (Int(today.tm_mon) + 1, Int(today.tm_mday))
    return (isOver ? thisYear + 1 : thisYear, month, day)
  }

  /// Whether a text has the form of a time, such as "25:00", which is none. O(characters).
  static func looksLikeClock(_ text: String) -> Bool {
    let parts = plainDigits(text).split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  /// Minutes since midnight: "20:15", "8pm", "8:15pm", "20h15", "20時15分".
  static func clock(_ text: String) -> Int? {
    var text = plainDigits(text).lowercased()
    // An hour with a sign of its own needs no minutes.
    for sign in ["h", "時", "点", "點", "시"] where text.contains(sign) {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "分분"))
      }
      guard parts.count == 2, parts[0].allSatisfy(\.isNumber), parts[1].allSatisfy(\.isNumber) else { return nil }
      text = "\(parts[0]):\(parts[1].isEmpty ? "00" : parts[1])"
    }
    var half: Int?
    if text.hasSuffix("am") { half = 0 }
    if text.hasSuffix("pm") { half = 12 }
    if half != nil { text.removeLast(2) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, (1...2).contains(first.count), var hour = Int(first), hour >= 0, hour < 24
    else { return nil }
    var minute = 0
    if parts.count == 2 {
      guard parts[1].count == 2, let number = Int(parts[1]), (0..<60).contains(number) else { return nil }
      minute = number
    } else {
      guard parts.count == 1, half != nil else { return nil }
    }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    return hour * 60 + minute
  }
}
