import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Damaged guides")
struct DamageTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let channels = (0..<30).map { "channel\($0)" }

  private func listings(day: Int64) -> [Listing] {
    Self.channels.flatMap { channel in
      (0..<8).map { (slot: Int64) -> Listing in
        let start = midnight + day * 24 * hour + slot * 3 * hour
        let length = slot == 7 ? 7 * hour : 3 * hour
        return Listing(
          channel: channel, start: start, stop: start + length, title: "Title \(slot) of \(channel)",
          subtitle: "Part \(day)",
          details: "A text of some length, so that there are pages enough to hit.")
      }
    }
  }

  /// Creates a guide with something in each table.
  private func makeGuide(_ path: String) throws {
    let store = try GuideStore(path: path)
    try store.refresh(listings(day: 0), channels: Self.channels)
    try store.updateSearchIndex()
    store.perform(.setHidden(true, [store.key("channel3"), store.key("channel4")]))
    store.perform(.rename(store.key("channel5"), to: "Five"))
    store.perform(.move(store.key("channel29"), to: 0))
    store.perform(
      .putList(ChannelList(id: 2, name: "Upstairs", channels: [store.key("channel7"), store.key("channel1")])))
    store.perform(.setMember(true, [store.key("channel9")], of: ChannelList.favourites))
    store.perform(.putSearch(SavedSearch(id: 1, name: "Films", text: "film")))
    try store.flush()
  }

  private func isSound(_ path: String) -> Bool {
    guard let connection = try? SQLiteConnection(path: path, access: .readOnly) else { return false }
    var finding = ""
    try? connection.prepare("PRAGMA integrity_check").forEachRow { finding += $0.text(0) }
    return finding == "ok"
  }

  @Test("No import succeeds in a file that contradicts itself, whatever byte was flipped", arguments: 0..<2)
  func flips(part: Int) throws {
    let original = folder.path("original.db")
    try makeGuide(original)
    let content = try Data(contentsOf: URL(fileURLWithPath: original))
    var random = SeededGenerator(seed: UInt64(part))
    var imported = 0
    var refused = 0
    for variant in 0..<80 {
      let path = folder.path("\(part)-\(variant).db")
      var damaged = content
      // One byte, or a run of them like a bad sector.
      let first = Int.random(in: 0..<content.count, using: &random)
      for index in first..<min(first + [1, 1, 16, 512][variant % 4], content.count) {
        damaged[index] ^= UInt8.random(in: 1...255, using: &random)
      }
      try damaged.write(to: URL(fileURLWithPath: path))
      do {
        let store = try GuideStore(path: path)
        try store.refresh(listings(day: 1), channels: Self.channels)
        imported += 1
        #expect(isSound(path), "byte \(first)")
      } catch {
        refused += 1
        // The message names the damage, and its remedy works unless the file no longer looks like a guide.
        guard case .damaged = GuideStoreError(wrapping: error) else { continue }
        let report = try GuideStore.recover(path: path)
        #expect(FileManager.default.contents(atPath: report.damagedPath) != nil)
        let again = try GuideStore(path: path)
        try again.refresh(listings(day: 1), channels: Self.channels)
        #expect(isSound(path))
      }
    }
    #expect(imported > 0 && refused > 0)
  }

  @Test("A recovery keeps what people made, under the old keys, and the damaged file beside it")
  func recovery() throws {
    let path = folder.path("guide.db")
    try makeGuide(path)
    let before = try GuideStore(path: path, access: .readOnly).lineup
    let store = try GuideStore(path: path)
    let report = try store.recover()
    #expect(report.channels == 30 && report.lists == 2 && report.searches == 1 && report.sources == ["feed"])
    #expect(!report.isIncomplete)
    #expect(store.lineup == before)
    #expect(store.channelsWithAirings.isEmpty)
    #expect(try GuideStore(path: report.damagedPath, access: .readOnly).lineup == before)
    // The open store continues in the new file.
    try store.refresh(listings(day: 0), channels: Self.channels)
    store.perform(.rename(store.key("channel6"), to: "Six"))
    try store.flush()
    let other = try GuideStore(path: path, access: .readOnly)
    #expect(other.lineup == store.lineup)
    #expect(try other.everything(on: "channel5").count == 8)
    #expect(try other.everything(on: "channel3").isEmpty)
  }

  @Test("Rows on both sides of a damaged page are saved")
  func partly() throws {
    let path = folder.path("guide.db")
    let many = (0..<800).map { "channel number \($0)" }
    do {
      let store = try GuideStore(path: path)
      try store.refresh(
        many.map { Listing(channel: $0, start: midnight, stop: midnight + hour, title: "T") }, channels: many)
    }
    var content = try Data(contentsOf: URL(fileURLWithPath: path))
    // The page with the row of a channel in the middle.
    let place = try #require(content.range(of: Data("Name of channel number 400".utf8))).lowerBound
    let page = place / 8192 * 8192
    for index in page..<page + 8192 { content[index] = 0xFF }
    try content.write(to: URL(fileURLWithPath: path))
    let report = try GuideStore.recover(path: path)
    #expect(report.isIncomplete)
    #expect(report.channels > 500 && report.channels < 800)
    let saved = Set(try GuideStore(path: path).allChannels.map(\.feedID))
    #expect(saved.contains(many[0]) && saved.contains(many[799]) && !saved.contains(many[400]))
  }

  @Test("A window that is open while another program repairs the guide goes on in the new one")
  func replaced() throws {
    let path = folder.path("guide.db")
    try makeGuide(path)
    let store = try GuideStore(path: path)
    _ = try store.nowAndNext(at: midnight)
    _ = try GuideStore.recover(path: path)
    let other = try GuideStore(path: path)
    try other.refresh(listings(day: 2), channels: Self.channels)
    #expect(try store.reloadIfChanged())
    #expect(try store.everything(on: "channel1").map(\.subtitle).allSatisfy { $0 == "Part 2" })
    store.perform(.rename(store.key("channel6"), to: "Six"))
    try store.flush()
    #expect(try other.reloadIfChanged())
    #expect(other.channels.contains { $0.name == "Six" })
  }
}
