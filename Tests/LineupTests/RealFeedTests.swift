import Foundation
import Testing

/// Imports and draws real feeds: the files in `FEEDS/xmltv`, or in `../shared/xmltv` next to the repository. Skipped if
/// there are none.
@Suite(.serialized) struct RealFeedTests {
  static let folder =
    (ProcessInfo.processInfo.environment["FEEDS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared"))
    .appendingPathComponent("xmltv")

  static let feeds: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.contains(".xml") }.sorted()

  @Test(.enabled(if: !feeds.isEmpty), arguments: feeds) func aRealFeedIsImportedAndDrawn(feed: String) throws {
    let program = try Program()
    let imported = try program("import", Self.folder.appendingPathComponent(feed).path)
    // One feed is truncated at its source: it is stored as far as it goes, and the program says so.
    let isCutOff = feed.hasPrefix("eu_ctvu")
    #expect(imported.status == (isCutOff ? 1 : 0), "\(imported.errors)")
    #expect(imported.output.contains("airings, ") || isCutOff)
    let picture = program.path("guide.png")
    let drawn = try program("snapshot", "-o", picture, "--size", "900x500")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).count > 10_000)
  }
}
