import AppleNames
import Foundation
import Testing

struct LocalizedResourceTests {
  @Test func resourcesMayNameABundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resource-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let json = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Stop": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Stop it"}}}}}}
      """#
    try Data(json.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: LocalizedStringResource("Stop", bundle: bundle)) == "Stop it")
    #expect(String(localized: LocalizedStringResource("Stop", defaultValue: "Halt", bundle: bundle)) == "Stop it")
    #expect(String(localized: LocalizedStringResource("Go", defaultValue: "Start", bundle: bundle)) == "Start")
    #expect(LocalizedStringResource("Stop", bundle: Bundle.main).bundle == .main)
    #expect(LocalizedStringResource("Stop").bundle == .main)
  }
}
