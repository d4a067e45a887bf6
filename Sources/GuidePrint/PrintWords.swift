import GuideModel

/// Every word on the pages, in one place.
struct PrintWords {
  let options: PrintOptions
  private let clock: TimeOfDayFormat

  init(_ options: PrintOptions) {
    self.options = options
    clock = TimeOfDayFormat(options.locale)
  }

  private func text(_ value: String.LocalizationValue) -> String { localized(value, locale: options.locale) }

  var guide: String { text("TV guide") }
  var noProgrammes: String { text("No programmes.") }
  var noInformation: String { text("No information") }
  func page(_ number: Int, of count: Int) -> String { text("Page \(number) of \(count)") }
  func continued(_ name: String) -> String { text("\(name) (continued)") }
  func channels(_ count: Int) -> String { text("\(count) channels") }
  var asOf: String { text("As of \(dayAndTime(options.now))") }

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

  /// The parts of a day by the local hour at which they begin.
  func part(_ index: Int) -> String {
    switch index {
    case 0: text("Morning")
    case 1: text("Afternoon")
    case 2: text("Evening")
    default: text("Night")
    }
  }

  /// "Saturday 21 November", or the first and the last day.
  var days: String {
    let days = options.days
    guard let first = days.first, let last = days.last, days.count > 1 else { return day(options.day) }
    return "\(day(first)) – \(day(last))"
  }
}
