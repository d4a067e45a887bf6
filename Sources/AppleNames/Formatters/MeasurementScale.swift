import Foundation

/// Chooses the unit in which a measurement is shown.
struct MeasurementScale {
  let locale: Locale
  let options: MeasurementFormatter.UnitOptions

  /// Returns the measurement in the unit that the options ask for.
  func shown(_ measurement: Measurement<Unit>) -> Measurement<Unit> {
    guard !options.contains(.providedUnit), let unit = measurement.unit as? Dimension else { return measurement }
    if options.contains(.naturalScale), let units = scale(of: unit) {
      // The largest unit of which there is at least one, or the smallest unit.
      for unit in units {
        let scaled = Self.converted(measurement, to: unit)
        if abs(scaled.value) >= 1 || unit === units.last { return scaled }
      }
    }
    return usualUnit(insteadOf: unit).map { Self.converted(measurement, to: $0) } ?? measurement
  }

  private static func converted(_ measurement: Measurement<Unit>, to unit: Dimension) -> Measurement<Unit> {
    guard let own = measurement.unit as? Dimension, own != unit else { return measurement }
    let value = unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: measurement.value))
    // Coefficients are inexact in their last digits: 293 K would be 67.73000000003 °F.
    let rounded = value == 0 || !value.isFinite ? value : Self.rounded(value, toDigits: 13)
    return Measurement<Unit>(value: rounded, unit: unit)
  }

  private static func rounded(_ value: Double, toDigits digits: Double) -> Double {
    let factor = pow(10, digits - 1 - log10(abs(value)).rounded(.down))
    let scaled = value * factor
    return scaled.isFinite && factor.isFinite && factor > 0 ? scaled.rounded() / factor : value
  }

  private var isUS: Bool { locale.measurementSystem == .us }
  private var isUK: Bool { locale.measurementSystem == .uk }

  /// Returns the unit of a kind that is usual in the country; nil for kinds that are the same everywhere.
  func usualUnit(insteadOf unit: Dimension) -> Dimension? {
    switch unit {
    case is UnitLength: isUS || isUK ? UnitLength.miles : UnitLength.kilometers
    case is UnitMass: isUS ? UnitMass.pounds : UnitMass.kilograms
    case is UnitArea: isUS ? UnitArea.squareMiles : UnitArea.squareKilometers
    case is UnitVolume: isUS ? UnitVolume.gallons : UnitVolume.liters
    case is UnitSpeed: isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitFuelEfficiency:
      isUS
        ? UnitFuelEfficiency.milesPerGallon
        : isUK ? UnitFuelEfficiency.milesPerImperialGallon : UnitFuelEfficiency.litersPer100Kilometers
    default: nil
    }
  }

  /// Returns the units between which the natural scale chooses, the largest first; nil for kinds that have one only.
  private func scale(of unit: Dimension) -> [Dimension]? {
    switch unit {
    case is UnitLength:
      isUS || isUK
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
    case is UnitMass:
      isUS
        ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitArea:
      isUS
        ? [UnitArea.squareMiles, UnitArea.squareFeet, UnitArea.squareInches]
        : [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters]
    case is UnitVolume:
      isUS ? [UnitVolume.gallons, UnitVolume.fluidOunces] : [UnitVolume.liters, UnitVolume.milliliters]
    case is UnitDuration:
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds, UnitDuration.milliseconds]
    case is UnitEnergy: [UnitEnergy.kilojoules, UnitEnergy.joules]
    case is UnitFrequency:
      [UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz]
    case is UnitPower: [UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts]
    case is UnitInformationStorage:
      [
        UnitInformationStorage.petabytes, UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes,
        UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
      ]
    default: nil
    }
  }
}
