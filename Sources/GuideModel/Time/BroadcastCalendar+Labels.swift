import Foundation

extension BroadcastCalendar {
  /// Returns the day's name for the header: "Saturday 21 November", in the locale's order and words.
  public func name(of day: BroadcastDay, locale: Locale) -> String {
    name(of: day, locale: locale, style: Date.FormatStyle().weekday(.wide).day().month(.wide))
  }

  /// Returns the day's name, with the year if it is not that of `now`: "Saturday 21 November 2026".
  public func name(of day: BroadcastDay, locale: Locale, now: Int64) -> String {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    func year(_ day: BroadcastDay) -> Int {
      gregorian.component(.year, from: Date(timeIntervalSince1970: TimeInterval(day.number * 86400 + 43200)))
    }
    if year(day) == year(self.day(containing: now)) { return name(of: day, locale: locale) }
    return name(of: day, locale: locale, style: Date.FormatStyle().weekday(.wide).day().month(.wide).year())
  }

  /// Returns the day's short name: "Sat 21 Nov".
  public func shortName(of day: BroadcastDay, locale: Locale) -> String {
    name(of: day, locale: locale, style: Date.FormatStyle().weekday(.abbreviated).day().month(.abbreviated))
  }

  private func name(of day: BroadcastDay, locale: Locale, style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.timeZone = .gmt
    // Noon UTC of the civil date: no zone's clock change can move it to another date.
    return Date(timeIntervalSince1970: TimeInterval(day.number * 86400 + 43200)).formatted(style)
  }
}
