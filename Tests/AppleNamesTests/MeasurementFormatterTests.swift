import AppleNames
import Foundation
import Testing

@Suite struct MeasurementFormatterTests {
  typealias Options = MeasurementFormatter.UnitOptions

  private static func formatter(
    _ language: String = "en_US", _ options: Options = [], _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  // Published outputs of Apple's formatter.
  @Test func unitsAreThoseOfTheCountry() {
    #expect(Self.formatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(Self.formatter().string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "67.73°F")
    #expect(Self.formatter("en_GB").string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "19.85°C")
    #expect(Self.formatter("de_DE").string(from: Measurement(value: 10, unit: UnitLength.miles)) == "16,093 km")
  }

  // Published outputs of Apple's formatter.
  @Test(arguments: [(Formatter.UnitStyle.short, "9.8Gs"), (.medium, "9.8 G"), (.long, "9.8 g-force")])
  func unitsHaveTheNameOfTheStyle(style: Formatter.UnitStyle, text: String) {
    let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
    #expect(Self.formatter("en_US", [], style).string(from: gravity) == text)
  }

  @Test func unitsCanBeKept() {
    let formatter = Self.formatter("en_US", .providedUnit, .long)
    #expect(formatter.string(from: Measurement(value: 12_000, unit: UnitLength.meters)) == "12,000 meters")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
    #expect(formatter.string(from: Measurement(value: 23, unit: UnitTemperature.celsius)) == "23 degrees Celsius")
  }

  @Test(arguments: [
    ("de_DE", 12_000.0, "12 km"), ("de_DE", 345, "345 m"), ("de_DE", 0.02, "2 cm"), ("en_US", 100, "328.084 ft"),
    ("en_US", 5_000, "3.107 mi"),
  ])
  func theNaturalScaleFitsTheValue(language: String, meters: Double, text: String) {
    let length = Measurement(value: meters, unit: UnitLength.meters)
    #expect(Self.formatter(language, .naturalScale).string(from: length) == text)
  }

  @Test func bytesHaveANaturalScale() {
    let size = Measurement(value: 888_888_888_888, unit: UnitInformationStorage.bytes)
    #expect(Self.formatter("en_US", .naturalScale).string(from: size) == "888.889 GB")
  }

  @Test func temperaturesMayLackTheirScale() {
    let formatter = Self.formatter("en_US", .temperatureWithoutUnit)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
  }

  @Test func numbersHaveTheirFormatter() {
    let formatter = Self.formatter("en_US", .providedUnit)
    formatter.numberFormatter.minimumFractionDigits = 2
    formatter.numberFormatter.positivePrefix = "+"
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "+1.00 kg")
    #expect(formatter.string(from: Measurement(value: -1, unit: UnitMass.kilograms)) == "-1.00 kg")
  }

  @Test func unitsHaveNamesWithoutNumbers() {
    #expect(Self.formatter("en_US", [], .long).string(from: UnitLength.millimeters) == "millimeters")
    #expect(Self.formatter().string(from: UnitSpeed.kilometersPerHour) == "km/h")
    #expect(Self.formatter().string(from: Unit(symbol: "widgets")) == "widgets")
    #expect(Self.formatter().string(from: Measurement(value: 3, unit: Unit(symbol: "widgets"))) == "3 widgets")
  }

  @Test func namesAreInTheLanguage() {
    let distance = Measurement(value: 2, unit: UnitLength.kilometers)
    #expect(Self.formatter("de_DE", .providedUnit, .long).string(from: distance) == "2 Kilometer")
    #expect(Self.formatter("zh_Hans_CN", .providedUnit).string(from: distance) == "2公里")
    #expect(Self.formatter("fr_FR", .providedUnit, .long).string(for: distance) == "2\u{A0}kilomètres")
  }
}
