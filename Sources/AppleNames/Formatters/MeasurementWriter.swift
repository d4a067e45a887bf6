import Foundation

/// Writes a value with its unit.
struct MeasurementWriter {
  /// The length of a unit's name.
  enum Width: Codable, Hashable, Sendable {
    case narrow, short, full

    init(_ style: Formatter.UnitStyle) {
      switch style {
      case .short: self = .narrow
      case .medium: self = .short
      case .long: self = .full
      @unknown default: self = .short
      }
    }

    /// The width in ICU's skeletons.
    var skeleton: String {
      switch self {
      case .narrow: "unit-width-narrow"
      case .short: "unit-width-short"
      case .full: "unit-width-full-name"
      }
    }
  }

  let width: Width
  let locale: Locale
  /// Whether temperatures are without their scale.
  let omitsScale: Bool

  /// Returns the text of a value, whose number a formatter writes.
  func text(of value: Double, _ unit: Unit, number: NumberFormatter) -> String {
    let digits = number.string(from: NSNumber(value: value)) ?? "\(value)"
    if let parts = parts(of: value, unit, precision: Self.precision(of: number)) {
      return parts.before + digits + parts.after
    }
    if omitsScale, unit is UnitTemperature { return digits + "°" }
    return width == .narrow ? digits + unit.symbol : digits + " " + unit.symbol
  }

  /// Returns the name of a unit.
  func name(of unit: Unit) -> String {
    // Not a whole number: the plural that most languages use without a number.
    guard let parts = parts(of: 1.5, unit, precision: ".0") else { return unit.symbol }
    return (parts.before + parts.after).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the texts before and after the number; nil if ICU does not know the unit.
  private func parts(of value: Double, _ unit: Unit, precision: String) -> (before: String, after: String)? {
    guard let identifier = unit.identifier else { return nil }
    let kind = omitsScale && unit is UnitTemperature ? "measure-unit/temperature-generic" : "unit/\(identifier)"
    let skeleton = "\(kind) \(width.skeleton) group-off \(precision)"
    guard let number = UnitNumber(value, skeleton, locale), let range = number.numberRange else { return nil }
    let units = Array(number.text.utf16)
    return (
      String(decoding: units[..<range.lowerBound], as: UTF16.self),
      String(decoding: units[range.upperBound...], as: UTF16.self)
    )
  }

  /// Returns the decimals of a formatter, on which the name's plural depends, as ICU writes them.
  private static func precision(of number: NumberFormatter) -> String {
    let fewest = min(max(0, number.minimumFractionDigits), 20)
    let most = min(max(fewest, number.maximumFractionDigits), 20)
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: fewest) + String(repeating: "#", count: most - fewest)
  }
}
