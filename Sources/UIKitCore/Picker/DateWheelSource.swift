/// The data source of a date picker's wheels, and the date that they form.
@MainActor
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
  UIPopoverPresentationControllerDelegate
{
  /// The component that a wheel shows.
  enum Wheel {
    /// Days from the one chosen when the wheels were loaded.
    case day
    case dayOfMonth, month, year
    case hour, minute, half
  }

  private weak var owner: UIDatePicker?
  /// The values on the wheels; nil for those of the owner's mode.
  private let fixedMode: UIDatePicker.Mode?
  /// The number of days before and after today, and of years of the calendar, on the wheels.
  private static let dayReach = 10_000
  private static let years = 1...4_000
  private var origin = Date()

  init(owner: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.owner = owner
    fixedMode = mode
    super.init()
  }

  private var mode: UIDatePicker.Mode { fixedMode ?? owner?.datePickerMode ?? .dateAndTime }

  private var calendar: Calendar { owner?.effectiveCalendar ?? .current }
  private var locale: Locale { owner?.effectiveLocale ?? .current }
  private var interval: Int { owner?.minuteInterval ?? 1 }

  /// Whether the locale's clock has twelve hours.
  private var hasHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  var wheels: [Wheel] {
    let clock: [Wheel] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .time: return clock
    case .dateAndTime: return [.day] + clock
    case .countDownTimer: return [.hour, .minute]
    case .yearAndMonth: return [.month, .year]
    case .date:
      // In the order of the locale.
      let template = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "dMMMMy"
      let places: [(Wheel, Character)] = [(.dayOfMonth, "d"), (.month, "M"), (.year, "y")]
      return places.sorted {
        (template.firstIndex(of: $0.1) ?? template.endIndex) < (template.firstIndex(of: $1.1) ?? template.endIndex)
      }.map(\.0)
    }
  }

  private var isDuration: Bool { mode == .countDownTimer }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .day: 2 * Self.dayReach + 1
    case .dayOfMonth: 31
    case .month: 12
    case .year: Self.years.count
    case .hour: !isDuration && hasHalves ? 12 : 24
    case .minute: 60 / interval
    case .half: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch wheels[component] {
    case .day:
      guard let day = calendar.date(byAdding: .day, value: row - Self.dayReach, to: origin) else { return nil }
      if calendar.isDateInToday(day) { return "Today" }
      return formatted(day, template: "EEEdMMM")
    case .dayOfMonth: return String(row + 1)
    case .month: return calendar.standaloneMonthSymbols[row]
    case .year: return String(Self.years.lowerBound + row)
    case .hour:
      if isDuration { return "\(row) h" }
      return hasHalves ? String(row == 0 ? 12 : row) : String(format: "%02d", row)
    case .minute: return isDuration ? "\(row * interval) min" : String(format: "%02d", row * interval)
    case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  private func formatted(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .day: 130
    case .dayOfMonth: 50
    case .month: 140
    case .year: 70
    case .hour, .minute: isDuration ? 100 : 50
    case .half: 55
    }
  }

  // MARK: Values

  /// Turns the wheels to the owner's values.
  func showValues(on picker: UIPickerView, animated: Bool) {
    guard let owner, picker.numberOfComponents == wheels.count else { return }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: owner.date)
    let hour = isDuration ? Int(owner.countDownDuration) / 3600 : parts.hour ?? 0
    let minute = isDuration ? Int(owner.countDownDuration) / 60 % 60 : parts.minute ?? 0
    for (component, wheel) in wheels.enumerated() {
      let row: Int =
        switch wheel {
        case .day:
          Self.dayReach
            + (calendar.dateComponents(
              [.day], from: calendar.startOfDay(for: origin), to: calendar.startOfDay(for: owner.date)
            ).day ?? 0)
        case .dayOfMonth: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? Self.years.lowerBound) - Self.years.lowerBound
        case .hour: !isDuration && hasHalves ? hour % 12 : hour
        case .minute: minute / interval
        case .half: hour / 12
        }
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    let values = Dictionary(
      wheels.enumerated().map { ($0.element, pickerView.selectedRow(inComponent: $0.offset)) }, uniquingKeysWith: { $1 }
    )
    var hour = values[.hour] ?? 0
    if !isDuration, hasHalves { hour += 12 * (values[.half] ?? 0) }
    let minute = (values[.minute] ?? 0) * interval
    if isDuration {
      owner.wheelsDidChoose(owner.date, duration: max(60, TimeInterval(hour * 3600 + minute * 60)))
      return
    }
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: owner.date)
    if let day = values[.day], let date = calendar.date(byAdding: .day, value: day - Self.dayReach, to: origin) {
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: date)
      (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
    }
    if let year = values[.year] { parts.year = Self.years.lowerBound + year }
    if let month = values[.month] { parts.month = month + 1 }
    if let day = values[.dayOfMonth] { parts.day = day + 1 }
    if values[.hour] != nil { (parts.hour, parts.minute) = (hour, minute) }
    // The 31st of a month with 30 days becomes its last day.
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let date = calendar.date(from: parts) { owner.wheelsDidChoose(date, duration: owner.countDownDuration) }
  }

  // MARK: The compact picker's popover

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
