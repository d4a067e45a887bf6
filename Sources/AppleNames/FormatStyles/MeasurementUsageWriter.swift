import Foundation

/// Writes a value in the unit that is usual for a use in a country, which ICU knows.
struct MeasurementUsageWriter {
  let width: MeasurementWriter.Width
  let locale: Locale
  /// The use in CLDR; nil for the value's own unit.
  let usage: String?
  /// Whether temperatures are without their scale.
  let omitsScale: Bool
  /// The style of numbers; nil for ICU's rounding for the use.
  let number: FloatingPointFormatStyle<Double>?

  func text(of value: Double, _ unit: Dimension) -> String {
    if omitsScale, let unit = unit as? UnitTemperature {
      let shown = usage == nil ? unit : locale.measurementSystem == .us ? .fahrenheit : .celsius
      let degrees = Measurement(value: value, unit: unit).converted(to: shown).value
      return text(of: degrees, "measure-unit/temperature-generic", usage: nil) ?? digits(of: degrees) + "°"
    }
    if let identifier = unit.identifier {
      let unit = "unit/\(identifier)"
      if let text = text(of: value, unit, usage: usage) ?? text(of: value, unit, usage: nil) { return text }
    }
    return digits(of: value) + (width == .narrow ? "" : " ") + unit.symbol
  }

  private func digits(of value: Double) -> String {
    (number ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...6))).format(value)
  }

  /// Returns ICU's text; nil if it does not know the unit.
  private func text(of value: Double, _ unit: String, usage: String?) -> String? {
    var skeleton = "\(unit) \(width.skeleton)"
    if let usage { skeleton += " usage/\(usage)" }
    guard number != nil || omitsScale else { return UnitNumber(value, skeleton, locale)?.text }
    // The text around the number is ICU's, and depends on the value; the number is the style's.
    let precision = number == nil ? " precision-integer/@@*" : " .##########"
    guard let result = UnitNumber(value, skeleton + precision, locale) else { return nil }
    guard let number, let range = result.numberRange, let amount = result.amount else { return result.text }
    let units = Array(result.text.utf16)
    let before = String(decoding: units[..<range.lowerBound], as: UTF16.self)
    let after = String(decoding: units[range.upperBound...], as: UTF16.self)
    return before + number.format(amount) + after
  }
}
