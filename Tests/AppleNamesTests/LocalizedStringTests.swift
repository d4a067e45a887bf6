import AppleNames
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
