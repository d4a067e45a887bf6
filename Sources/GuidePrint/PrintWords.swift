import GuideModel

/// The texts on the pages, in one place.
struct PrintWords {
  let options: PrintOptions
  private let clock: TimeOfDayFormat

  init(_ options: PrintOptions) {
    self.options = options
    clock = TimeOfDayFormat(options.locale)
  }

  private func localized(_ value: String.LocalizationValue) -> String {
    GuideModel.localized(value, locale: options.locale)
  }

  var guide: String { localized("TV guide") }
  var noProgrammes: String { localized("No programmes.") }
  var noInformation: String { localized("No information") }
  func page(_ number: Int, of count: Int) -> String { localized("Page \(number) of \(count)") }
  func continued(_ name: String) -> String { localized("\(name) (continued)") }
  func channels(_ count: Int) -> String { localized("\(count) channels") }
  var asOf: String { localized("As of \(dayAndTime(options.now))") }

  func time(_ instant: Int64) -> String { clock.text(options.calendar.minuteOfDay(at: instant)) }

  func day(_ day: BroadcastDay) -> String {
    options.calendar.name(of: day, locale: options.locale.formats, now: options.now)
  }

  func shortDay(_ day: BroadcastDay) -> String {
    options.calendar.shortName(of: day, locale: options.locale.formats)
  }

  private func dayAndTime(_ instant: Int64) -> String {
    "\(day(options.calendar.calendarDay(containing: instant))), \(time(instant))"
  }

  /// Returns the name of a part of the day, by its index.
  func part(_ index: Int) -> String {
    switch index {
    case 0: localized("Morning")
    case 1: localized("Afternoon")
    case 2: localized("Evening")
    default: localized("Night")
    }
  }

  /// "Saturday 21 November", or the first and the last day.
  var days: String {
    let days = options.days
    guard let first = days.first, let last = days.last, days.count > 1 else { return day(options.day) }
    return "\(day(first)) – \(day(last))"
  }
}
