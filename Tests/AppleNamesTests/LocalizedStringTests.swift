@testable import AppleNames
import Foundation
import Testing

/// `String(localized:)` and its types.
struct LocalizedStringTests {
  @Test func aTextWithoutATableIsItsOwnTranslation() {
    let title = "The Late Show", count = 3
    #expect(String(localized: "Play") == "Play")
    #expect(String(localized: "Record \(title)") == "Record The Late Show")
    #expect(String(localized: "\(count) of \(UInt8(12)) at 100 %") == "3 of 12 at 100 %")
    #expect(String(localized: "key", defaultValue: "Episode \(count)") == "Episode 3")
    #expect(String(localized: "\(2.5, specifier: "%.2f") h") == "2.50 h")
    let resource: LocalizedStringResource = "Now: \(title)"
    #expect(String(localized: resource) == "Now: The Late Show")
    #expect(String(localized: "<\(resource)>") == "<Now: The Late Show>")
  }

  @Test func textsComeFromAStringCatalogue() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    let json = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Play": {},
        "Stop": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Stop it"}}}},
        "%lld films": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld film"}}, "other": {"stringUnit": {"value": "%lld films in all"}}}}}}},
        "pl": {"localizations": {"pl": {"variations": {"plural": {"few": {"stringUnit": {"value": "filmy"}}}}}}}
      }}
      """#
    try json.write(to: file, atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "Play", bundle: bundle) == "Play")
    #expect(String(localized: "Stop", bundle: bundle) == "Stop it")
    #expect(String(localized: "\(1) films", bundle: bundle) == "1 film")
    #expect(String(localized: "\(5) films", bundle: bundle) == "5 films in all")
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(json.utf8))
    #expect(catalog.format(of: "pl", languages: ["pl"], number: 3) == "filmy")
    #expect(catalog.format(of: "pl", languages: ["pl"], number: 5) == nil)
    #expect(catalog.format(of: "none", languages: ["en"], number: nil) == nil)
  }

  @Test func valuesAreCodable() throws {
    let value: String.LocalizationValue = "\(3) films"
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test func textsComeFromATable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try #""Record %@" = "%@ is recorded"; "left" = "%2$@ has %1$lld left"; "100%% of %@" = "all of %@";"#
      .write(to: language.appendingPathComponent("Films.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let title = "Dune"
    #expect(String(localized: "Record \(title)", table: "Films", bundle: bundle) == "Dune is recorded")
    #expect(
      String(localized: "left", defaultValue: "\(4) left of \(title)", table: "Films", bundle: bundle)
        == "Dune has 4 left")
    #expect(String(localized: "100% of \(title)", table: "Films", bundle: bundle) == "all of Dune")
    let resource = LocalizedStringResource("Record \(title)", table: "Films", bundle: .atURL(folder))
    #expect(String(localized: resource) == "Dune is recorded")
  }
}
