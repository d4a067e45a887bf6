import Foundation

extension Dimension {
  /// Creates the unit that is usual in a country; the base unit for kinds that are the same everywhere.
  public convenience init(forLocale locale: Locale) {
    let base = Self.baseUnit()
    let unit = MeasurementScale(locale: locale, options: []).usualUnit(insteadOf: base) ?? base
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates the unit that is usual for a use in a country.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
    let isUS = locale.measurementSystem == .us
    let unit: UnitLength? =
      switch usage.identifier {
      case "person", "person-height": isUS ? .feet : .centimeters
      case "rainfall": isUS ? .inches : .millimeters
      case "snowfall": isUS ? .inches : .centimeters
      case "focal-length": .millimeters
      default: nil
      }
    let other = MeasurementScale(locale: locale, options: []).usualUnit(insteadOf: UnitLength.meters)
    let shown: Dimension = unit ?? other ?? UnitLength.meters
    self.init(symbol: shown.symbol, converter: shown.converter)
  }
}

extension UnitFrequency {
  /// Pictures in a second.
  public class var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  }
}
