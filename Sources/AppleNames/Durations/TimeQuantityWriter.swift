import Foundation

/// The texts of quantities in a style and language.
struct TimeQuantityWriter {
  let style: DateComponentsFormatter.UnitsStyle
  /// Whether the positional style writes two digits.
  let isPadded: Bool
  let locale: Locale

  /// Returns the text of the given units of a quantity.
  func text(of quantity: TimeQuantity, showing units: [TimeUnit]) -> String {
    var sign = quantity.isNegative ? -1 : 1
    let amounts = units.map { unit in
      let amount = quantity.amount(of: unit)
      // The sign of the first number holds for all.
      defer { if amount != 0 { sign = 1 } }
      return (unit: unit, number: sign * amount)
    }
    switch style {
    case .positional: return positional(amounts, allowed: quantity.units)
    case .abbreviated: return named(amounts, .narrow)
    case .short: return named(amounts, .short)
    case .full: return named(amounts, .full)
    case .spellOut: return spelled(named(amounts, .full), amounts)
    case .brief: return withoutSpaces(named(amounts, .short, joining: .narrow), amounts)
    }
  }

  private func named(
    _ amounts: [(unit: TimeUnit, number: Int)], _ width: UnitNames.Width, joining: UnitNames.Width? = nil
  ) -> String {
    let units = amounts.compactMap(\.unit.durationUnit)
    guard units.count == amounts.count, amounts.first?.number != 0 || amounts.allSatisfy({ $0.number >= 0 }) else {
      return UnitNames.text(amounts, width: width, joining: joining ?? width, locale: locale)
    }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units), width: .narrow, zeroValueUnits: .show(length: 1), fractionalPart: .hide)
    switch width {
    case .full: style.unitWidth = .wide
    case .short: style.unitWidth = joining == .narrow ? .condensedAbbreviated : .abbreviated
    case .narrow: style.unitWidth = .narrow
    }
    style.locale = locale
    let isNegative = (amounts.first?.number ?? 0) < 0
    let seconds = amounts.reduce(0) { $0 + abs($1.number) * $1.unit.seconds }
    return style.format(.seconds(isNegative ? -seconds : seconds))
  }

  /// Writes hours, minutes and seconds as on a clock, and what is larger with letters.
  private func positional(_ amounts: [(unit: TimeUnit, number: Int)], allowed: [TimeUnit]) -> String {
    let dates = amounts.filter { $0.unit < .hour }
    let times = amounts.filter { $0.unit >= .hour }
    guard let first = times.first, let last = times.last else { return named(amounts, .narrow) }
    guard first.unit != last.unit else {
      guard dates.isEmpty else { return named(amounts, .narrow) }
      return first.number.formatted(.number.precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
    }
    // A clock has no hours and seconds without minutes. Minutes that were dropped as zero reappear.
    if first.unit == .hour, last.unit == .second, !allowed.contains(.minute) { return named(amounts, .narrow) }
    let length = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern =
      switch (first.unit, last.unit) {
      case (.hour, .minute): .hourMinute(padHourToLength: length)
      case (.hour, _): .hourMinuteSecond(padHourToLength: length)
      default: .minuteSecond(padMinuteToLength: length)
      }
    let isNegative = times.contains { $0.number < 0 }
    let seconds = times.reduce(0) { $0 + abs($1.number) * $1.unit.seconds }
    let time = Duration.seconds(isNegative ? -seconds : seconds).formatted(.time(pattern: pattern).locale(locale))
    return dates.isEmpty ? time : named(dates, .narrow) + " " + time
  }

  /// Replaces numbers by words.
  private func spelled(_ text: String, _ amounts: [(unit: TimeUnit, number: Int)]) -> String {
    let speller = NumberFormatter()
    speller.numberStyle = .spellOut
    speller.locale = locale
    return replacingNumbers(of: amounts, in: text) { number, _ in speller.string(from: number as NSNumber) }
  }

  /// Removes the spaces between numbers and units.
  private func withoutSpaces(_ text: String, _ amounts: [(unit: TimeUnit, number: Int)]) -> String {
    replacingNumbers(of: amounts, in: text, spaces: " \u{A0}\u{202F}") { _, digits in digits }
  }

  /// Replaces the numbers, in their order, and the spaces after them. Some languages have names for two hours and the
  /// like, which contain no number.
  private func replacingNumbers(
    of amounts: [(unit: TimeUnit, number: Int)], in text: String, spaces: String = "",
    by replacement: (Int, String) -> String?
  ) -> String {
    var result = ""
    var rest = text[...]
    for (_, number) in amounts {
      let digits = number.formatted(.number.locale(locale))
      guard let range = rest.range(of: digits), let new = replacement(number, digits) else { continue }
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...].drop { spaces.contains($0) }
    }
    return result + rest
  }
}
