import Foundation
import GuideModel

/// Days, ticks and times of day for the grid, in the viewer's zone and language.
public final class GuideTimes {
  /// The calendar that days begin and end by, with the viewer's time zone.
  public let calendar: BroadcastCalendar
  /// The local hour at which a day of the guide begins.
  public let dayStartHour: Int
  /// The locale in which days and times are written.
  public let locale: Locale
  private let format: TimeOfDayFormat
  /// Cached texts of times of day, by minutes since midnight.
  private var timeTexts: [String?] = Array(repeating: nil, count: 1_440)
  /// Cached offsets from UTC for each quarter of an hour, the finest step at which any zone changes; looking one up in
  /// the zone is slow.
  private var offsets: [Int64: Int64] = [:]
  /// Cached names of days, by the instant at which they begin; formatting one takes as long as a cell.
  private var dayNames: [NamedDay: String] = [:]

  /// Whether times of day use the 12-hour clock.
  public var uses12Hours: Bool { format.uses12Hours }

  /// - Parameters:
  ///   - dayStartHour: the local hour at which a day of the guide begins, 0..<24.
  ///   - locale: the locale in which days and times are written.
  public init(
    timeZone: TimeZone = .current, dayStartHour: Int = 5, locale: Locale = GuideLocale.current.formats,
    clock: GuideLocale.Clock = GuideLocale.current.clock
  ) {
    self.dayStartHour = dayStartHour
    calendar = BroadcastCalendar(timeZone: timeZone, dayStart: dayStartHour * 3_600)
    self.locale = locale
    format = TimeOfDayFormat(GuideLocale(language: GuideLocale.current.language, formats: locale, clock: clock))
  }

  /// Returns "20:15", or "8:15 PM" in locales that write so.
  public func timeText(_ instant: Int64) -> String {
    let quarter = (instant - (instant % 900 + 900) % 900) / 900
    let offset: Int64
    if let known = offsets[quarter] {
      offset = known
    } else {
      offset = calendar.offset(at: quarter * 900)
      if offsets.count > 20_000 { offsets.removeAll(keepingCapacity: true) }
      offsets[quarter] = offset
    }
    let minute = Int(((instant + offset) % 86_400 + 86_400) % 86_400) / 60
    if let text = timeTexts[minute] { return text }
    let text = format.text(minute)
    timeTexts[minute] = text
    return text
  }

  /// Returns the same for a minute since midnight.
  func text(ofMinute minute: Int) -> String { format.text(minute) }

  /// "20:15 – 21:45".
  public func rangeText(_ start: Int64, _ stop: Int64) -> String { "\(timeText(start)) – \(timeText(stop))" }

  /// Returns "Saturday 21 November" for the calendar day that contains the instant: 01:30 is on the date that a
  /// calendar shows then.
  public func dayText(_ instant: Int64) -> String {
    dayName(calendar.calendarDay(containing: instant))
  }

  /// Returns the same, with the year if it is not that of `now`.
  public func dayText(_ instant: Int64, now: Int64) -> String {
    dayName(calendar.calendarDay(containing: instant), now: now)
  }

  /// "Saturday 21 November".
  func dayName(_ day: BroadcastDay) -> String {
    known(NamedDay(start: day.interval.lowerBound)) { calendar.name(of: day, locale: locale) }
  }

  /// Returns "Saturday 21 November 2026", with the year if it is not that of `now`.
  func dayName(_ day: BroadcastDay, now: Int64) -> String {
    // Cached texts may be wrong after midnight.
    known(NamedDay(start: day.interval.lowerBound, today: now / 86_400)) {
      calendar.name(of: day, locale: locale, now: now)
    }
  }

  /// "Sat 21 Nov".
  func shortDayName(_ day: BroadcastDay) -> String {
    known(NamedDay(start: day.interval.lowerBound, isShort: true)) { calendar.shortName(of: day, locale: locale) }
  }

  private func known(_ day: NamedDay, _ make: () -> String) -> String {
    if let name = dayNames[day] { return name }
    let name = make()
    if dayNames.count > 1_000 { dayNames.removeAll(keepingCapacity: true) }
    dayNames[day] = name
    return name
  }

  private struct NamedDay: Hashable {
    var start: Int64
    /// The day on which it is named; `nil` if that does not matter.
    var today: Int64?
    var isShort = false
  }
}
