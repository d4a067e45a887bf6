import Foundation
import Synchronization

/// The words and the order of dates in a language, and the search for days by them.
struct DateWords: Sendable {
  /// A day in a text.
  struct Day {
    var range: NSRange
    /// The calendar's day.
    var components: DateComponents
    /// The hour that is meant when no time is given.
    var usualHour = 12
  }

  private let pattern: NSRegularExpression?
  /// The numbers of months by their names in lower case.
  private let months: [String: Int]
  private let monthIsFirst: Bool

  /// The words by the identifiers of locales: they are made once, as the pattern is long.
  private static let made = Mutex<[String: DateWords]>([:])

  /// Returns the words of a locale.
  static func of(_ locale: Locale) -> DateWords {
    made.withLock { made in
      if let words = made[locale.identifier] { return words }
      let words = DateWords(locale)
      made[locale.identifier] = words
      return words
    }
  }

  private init(_ locale: Locale) {
    var months: [String: Int] = [:]
    for language in [locale, Locale(identifier: "en_US")] {
      let names = DateFormatter()
      names.locale = language
      for list in [names.monthSymbols, names.shortMonthSymbols, names.standaloneMonthSymbols] {
        for (index, name) in list.enumerated() where index < 12 {
          let plain = name.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "."))
          // Names of other scripts contain the number, and are followed by no space.
          if plain.count > 2, plain.allSatisfy(\.isLetter) { months[plain] = index + 1 }
        }
      }
    }
    months["sept"] = 9
    self.months = months
    let order = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "M/d"
    monthIsFirst = (order.firstIndex(of: "M") ?? order.startIndex) < (order.firstIndex(of: "d") ?? order.endIndex)
    let names = months.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    let anyName = names.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let month = "(" + anyName + #")\b(?:\.(?=,?\s\d))?"#
    let year = #"(?:,?\s(\d{4})\b)?"#
    let weekday = #"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s)?"#
    let forms = [
      // 1–3: year, month, day.
      #"(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=T\d|[^\w/-]|$)"#,
      // 4–6: numbers in the region's order; 7–9: day, month, year with points.
      #"(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?![\w/-])"#,
      #"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?![\w/-]|\.\d)"#,
      // 10–12: month, day, year; 13–15: day, month, year.
      weekday + month + #"\s(\d{1,2})(?:st|nd|rd|th)?(?![\w:]|\.\d)"# + year,
      weekday + #"(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?"# + month + year,
      // 16: a word; 17–18: a weekday.
      "(today|tomorrow|yesterday|tonight)(?![\\w-])",
      #"(?:(this|next|last)\s)?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\w-])"#,
    ]
    pattern = try? NSRegularExpression(
      pattern: #"(?<![\w.,/:+-])(?:"# + forms.joined(separator: "|") + ")", options: .caseInsensitive)
  }

  /// Returns the days in a range of a text, in the order of their places. Linear in the text's length.
  func days(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange, calendar: Calendar, now: Date
  ) -> [Day] {
    let source = text as NSString
    return (pattern?.matches(in: text, options: options, range: range) ?? []).compactMap { match in
      func part(_ index: Int) -> String? {
        let range = match.range(at: index)
        return range.location == NSNotFound ? nil : source.substring(with: range).lowercased()
      }
      func number(_ index: Int) -> Int? { part(index).flatMap { Int($0) } }
      let parts: DateComponents?
      var hour = 12
      if let year = number(1) {
        parts = Self.valid(year, number(2), number(3), calendar)
      } else if let first = number(4), let second = number(5), let written = part(6) {
        let year = Self.year(written, now, calendar)
        let (month, day) = monthIsFirst ? (first, second) : (second, first)
        parts = Self.valid(year, month, day, calendar) ?? Self.valid(year, day, month, calendar)
      } else if let day = number(7) {
        parts = Self.valid(number(9), number(8), day, calendar)
      } else if let month = part(10) ?? part(14) {
        let day = number(11) ?? number(13)
        parts = named(months[month], day, number(12) ?? number(15), calendar, now)
      } else if let word = part(16) {
        parts = Self.relative(word, calendar, now)
        if word == "tonight" { hour = 20 }
      } else {
        parts = part(18).flatMap { Self.weekday($0, part(17), calendar, now) }
      }
      return parts.map { Day(range: match.range, components: $0, usualHour: hour) }
    }
  }

  // MARK: Values

  private static func valid(_ year: Int?, _ month: Int?, _ day: Int?, _ calendar: Calendar) -> DateComponents? {
    let parts = DateComponents(year: year, month: month, day: day)
    return year != nil && parts.isValidDate(in: calendar) ? parts : nil
  }

  /// Returns a year of four digits, or the one of two digits that is at most twenty years from now.
  private static func year(_ written: String, _ now: Date, _ calendar: Calendar) -> Int? {
    guard let number = Int(written), written.count == 2 else { return Int(written) }
    let present = calendar.component(.year, from: now)
    let year = present - present % 100 + number
    return year > present + 20 ? year - 100 : year
  }

  /// Returns a day by its month; without a year the next one, which may be today.
  private func named(_ month: Int?, _ day: Int?, _ year: Int?, _ calendar: Calendar, _ now: Date) -> DateComponents? {
    if let year { return Self.valid(year, month, day, calendar) }
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    guard let month, let day, let present = today.year, let thisMonth = today.month, let thisDay = today.day else {
      return nil
    }
    let isOver = (month, day) < (thisMonth, thisDay)
    // The 29th of February is up to eight years ahead.
    let first = present + (isOver ? 1 : 0)
    return (first...first + 8).lazy.compactMap { Self.valid($0, month, day, calendar) }.first
  }

  private static func relative(_ word: String, _ calendar: Calendar, _ now: Date) -> DateComponents? {
    let distance = word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0
    return day(at: distance, calendar, now)
  }

  private static func day(at distance: Int, _ calendar: Calendar, _ now: Date) -> DateComponents? {
    calendar.date(byAdding: .day, value: distance, to: now).map {
      calendar.dateComponents([.year, .month, .day], from: $0)
    }
  }

  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  private static func weekday(_ name: String, _ side: String?, _ calendar: Calendar, _ now: Date) -> DateComponents? {
    guard let index = weekdays.firstIndex(of: name) else { return nil }
    let ahead = (index + 1 - calendar.component(.weekday, from: now) + 7) % 7
    let next = ahead == 0 ? 7 : ahead
    return day(at: side == "last" ? next - 7 - (ahead == 0 ? 7 : 0) : next, calendar, now)
  }
}
