import Foundation

/// Finds dates and times of day in text.
///
/// These are known: `2026-03-05`, perhaps with `T14:30:00Z`; `5/3/2026`, in the order of the region, and `5.3.2026`;
/// months by their names in English and in the language of the locale, as in `March 5, 2026`, `5th of March` and
/// `Thu, 5 Mar`; in English, `today`, `tomorrow`, `yesterday`, `tonight` and names of weekdays with or without `next`,
/// `last` or `this`; and times such as `14:30`, `2 pm` and `9–11:30 am EST`, alone or beside a date.
///
/// A date without a year is the next one that comes, a weekday the next or last one other than today, and a time
/// without a date is today's. Without a time it is noon, and eight in the evening for `tonight`. Apple does not say how
/// its own detector decides.
package struct DateReader {
  /// A date in a text.
  package struct Found {
    /// The place of the date in the text.
    package var range: NSRange
    /// The date, or the beginning of a range of times.
    package var date: Date
    /// The time zone that the text names; nil for none.
    package var timeZone: TimeZone?
    /// The length of a range of times in seconds; 0 for one time.
    package var duration: TimeInterval = 0
  }

  private let now: Date
  private let calendar: Calendar
  private let words: DateWords

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - now: the time from which dates without a year, and words such as “tomorrow”, are counted.
  ///   - calendar: the calendar, whose time zone dates have that name none.
  ///   - locale: the language of months' names, and the order of day and month in `5/3/2026`.
  package init(now: Date = Date(), calendar: Calendar = .current, locale: Locale = .current) {
    self.now = now
    self.calendar = calendar
    words = DateWords.of(locale)
  }

  /// Returns the dates in a range of the text, in the order of their places, without overlaps.
  ///
  /// Linear in the text's length.
  package func dates(
    in text: String, _ options: NSRegularExpression.MatchingOptions = [], within range: NSRange
  ) -> [Found] {
    let source = text as NSString
    let days = words.days(in: text, options, range, calendar: calendar, now: now)
    let times = TimeOfDay.times(in: text, options, range)
    var found: [Found] = []
    var (day, time) = (0, 0)
    // Both are sorted. A time that touches a day belongs to it, before or after.
    while day < days.count || time < times.count {
      if day < days.count, time < times.count, Self.areJoined(days[day].range, times[time].range, source) {
        add(days[day], times[time], to: &found)
        (day, time) = (day + 1, time + 1)
      } else if time == times.count || day < days.count && days[day].range.location <= times[time].range.location {
        add(days[day], nil, to: &found)
        day += 1
      } else {
        add(nil, times[time], to: &found)
        time += 1
      }
    }
    return found
  }

  /// Returns whether there are only words between two places that join a day and a time.
  private static func areJoined(_ day: NSRange, _ time: NSRange, _ text: NSString) -> Bool {
    let dayIsFirst = day.location < time.location
    let (start, end) = dayIsFirst ? (NSMaxRange(day), time.location) : (NSMaxRange(time), day.location)
    guard start <= end, end - start <= 8 else { return false }
    let between = text.substring(with: NSRange(location: start, length: end - start))
    let word = between.trimmingCharacters(in: CharacterSet(charactersIn: " ,\u{a0}")).lowercased()
    if between == "T" || between == "t" { return dayIsFirst }
    guard between.first.map({ $0 == " " || $0 == "," || $0 == "\u{a0}" }) ?? false else { return false }
    return dayIsFirst ? ["", "at", "from", "um", "à"].contains(word) : ["", "on", "am"].contains(word)
  }

  private func add(_ day: DateWords.Day?, _ time: TimeOfDay?, to found: inout [Found]) {
    var calendar = calendar
    if let zone = time?.timeZone { calendar.timeZone = zone }
    var parts = day?.components ?? calendar.dateComponents([.era, .year, .month, .day], from: now)
    let clock = time?.start ?? ClockTime(hour: day?.usualHour ?? 12)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    guard let date = calendar.date(from: parts) else { return }
    let ranges = [day?.range, time?.range].compactMap(\.self)
    let range = ranges.dropFirst().reduce(ranges[0], NSUnionRange)
    found.append(Found(range: range, date: date, timeZone: time?.timeZone, duration: time?.duration ?? 0))
  }
}
