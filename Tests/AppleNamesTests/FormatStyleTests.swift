import AppleNames
import Foundation
import Testing
import UIKit

@Suite struct FormatStyleTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func measurementsHaveTheUnitOfTheCountryAndUse() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    let road = Measurement<UnitLength>.FormatStyle.measurement(width: .wide, usage: .road)
    #expect(distance.formatted(road.locale(english)) == "3.1 miles")
    #expect(distance.formatted(road.locale(german)) == "5 Kilometer")
    let same = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: english, usage: .asProvided)
    #expect(distance.formatted(same) == "5km")
    let height = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: english, usage: .personHeight)
    #expect(Measurement(value: 1.8, unit: UnitLength.meters).formatted(height).hasPrefix("5 ft"))
  }

  @Test func numbersOfMeasurementsHaveTheirStyle() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: english, usage: .road, numberFormatStyle: .number.precision(.fractionLength(3)))
    #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted(style) == "3.107 mi")
  }

  @Test func temperaturesCanLackTheirScale() {
    let style = Measurement<UnitTemperature>.FormatStyle(locale: english, usage: .weather, hidesScaleName: true)
    #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(style) == "68°")
  }

  @Test func amountsOfDataAreWritten() {
    let amount = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(amount.formatted(.byteCount(style: .file).locale(english)) == "1.5 MB")
    #expect(ByteCountFormatter.string(from: amount, countStyle: .file) == "1.5 MB")
  }

  @Test func namesOfPersonsAreWrittenAndRead() throws {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.nickname) = ("Given", "Family", "Nick")
    #expect(name.formatted(.name(style: .medium).locale(english)) == "Given Family")
    #expect(name.formatted(.name(style: .short).locale(english)) == "Nick")
    #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "GF")
    #expect(try PersonNameComponents("Given Family", strategy: .name).familyName == "Family")
    #expect(throws: CocoaError.self) { try PersonNameComponents("") }
  }

  @Test func timesBetweenDatesAreWritten() {
    let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_500)
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(english)) == "2 hours, 5 minutes")
    #expect(range.formatted(.components(style: .narrow, fields: [.hour, .minute]).locale(english)) == "2h 5m")
    #expect(range.formatted(.timeDuration.locale(english)) == "2:05:00")
  }

  @Test func addressesAreWrittenWithoutWhatReadersDoNotNeed() throws {
    let url = try #require(URL(string: "https://user@www.example.org:8080/film?id=1#top"))
    #expect(url.formatted() == "https://www.example.org/film")
    #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.org")
    #expect(
      url.formatted(.url.port(.always).query(.always).user(.always)) == "https://user@www.example.org:8080/film?id=1")
    #expect(url.formatted(.url.path(.omitWhen(.path, matches: ["/film"]))) == "https://www.example.org")
  }

  @Test func addressesAreReadWithTheirRequiredParts() throws {
    #expect(try URL("https://example.org", strategy: .url).host() == "example.org")
    #expect(throws: CocoaError.self) { try URL("example.org", strategy: .url) }
    let defaults = URL.ParseStrategy().port(.defaultValue(8080)).host(.optional)
    #expect(try defaults.parse("https://example.org").absoluteString == "https://example.org:8080")
  }

  @Test func textsAreSortedAsListsShowThem() {
    #expect(["b10", "B2", "a"].sorted(using: .localizedStandard) == ["a", "B2", "b10"])
  }

  @Test func unitsAreThoseOfTheCountry() {
    #expect(UnitTemperature(forLocale: english).symbol == UnitTemperature.fahrenheit.symbol)
    #expect(UnitLength(forLocale: german).symbol == "km")
    #expect(UnitLength(forLocale: english, usage: .rainfall) == .inches)
  }
}
