import Foundation
import Testing

@Suite struct EveningTests {
  @Test func aFeedBecomesAGuide() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tutorial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feed = folder.appendingPathComponent("feed.xml")
    try """
    <tv>
      <channel id="one"><display-name>Harbour One</display-name></channel>
      <programme channel="one" start="20261122200000 +0000" stop="20261122210000 +0000"><title>The Lock</title></programme>
      <programme channel="one" start="20261122210000 +0000" stop="20261122220000 +0000"><title>Late Ferry</title></programme>
    </tv>
    """.write(to: feed, atomically: true, encoding: .utf8)
    let evening = try Evening(database: folder.appendingPathComponent("guide.db").path, feed: feed.path)
    #expect(evening.report.airings == 2)
    // 22 November 2026, 20:30 to 21:30 UTC.
    let start: Int64 = 1_795_379_400
    #expect(try evening.titles(from: start, to: start + 3_600) == ["Harbour One": ["The Lock", "Late Ferry"]])
  }
}
