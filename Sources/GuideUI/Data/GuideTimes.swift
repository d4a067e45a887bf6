import Foundation
import GuideModel

/// Days, ticks and times of day for the grid, in the viewer's zone and words.
public final class GuideTimes {
  /// The calendar that days begin and end by, with the viewer's time zone.
  public let calendar: BroadcastCalendar
  /// The local hour a day of the guide begins at.
  public let dayStartHour: Int
  /// The locale that days and times are written by.
  public let locale: Locale
  private let format: TimeOfDayFormat
  /// Texts of times of day, by minutes since midnight.
  private var timeTexts: [String?] = Array(repeating: nil, count: 1_440)
  /// Offsets from UTC by quarter of an hour, which is as finely as any zone changes: looking one up in the zone is
  /// slow.
  private var offsets: [Int64: Int64] = [:]
  /// Names of days, by the instant they begin at: formatting one takes as long as a cell.
  private var dayNames: [NamedDay: String] = [:]

  /// Whether times of day are written in twice twelve hours.
  public var uses12Hours: Bool { format.uses12Hours }

  /// - Parameters:
  ///   - dayStartHour: the local hour a day of the guide begins at, 0..<24.
  ///   - locale: the customs by which days and times are written.
  public init(
    timeZone: TimeZone = .current, dayStartHour: Int = 5, locale: Locale = GuideLocale.current.formats,
    clock: GuideLocale.Clock = GuideLocale.current.clock
  ) {
    self.dayStartHour = dayStartHour
    calendar = BroadcastCalendar(timeZone: timeZone, dayStart: dayStartHour * 3_600)
    self.locale = locale
    format = TimeOfDayFormat(GuideLocale(language: GuideLocale.current.language, formats: locale, clock: clock))
  }

  /// "20:15", or "8:15 PM" where that is the custom.
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

  /// The same of a minute since midnight.
  func text(ofMinute minute: Int) -> String { format.text(minute) }

  /// "20:15 – 21:45".
  public func rangeText(_ start: Int64, _ stop: Int64) -> String { "\(timeText(start)) – \(timeText(stop))" }

  /// "Saturday 21 November", of the calendar day that contains the instant: 01:30 is on the date that a calendar shows
  /// then.
  public func dayText(_ instant: Int64) -> String {
    dayName(calendar.calendarDay(containing: instant))
  }

  /// The same with the year where it is not that of `now`.
  public func dayText(_ instant: Int64, now: Int64) -> String {
    dayName(calendar.calendarDay(containing: instant), now: now)
  }

  /// "Saturday 21 November".
  func dayName(_ day: BroadcastDay) -> String {
    known(NamedDay(start: day.interval.lowerBound)) { calendar.name(of: day, locale: locale) }
  }

  /// "Saturday 21 November 2026" where that is not the year of `now`.
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
    /// The day it is named on; `nil` where that does not matter.
    var today: Int64?
    var isShort = false
  }
}
