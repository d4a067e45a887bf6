import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Reading a guide")
struct ReadingTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private func titles(_ channel: String, _ from: Int64, _ to: Int64) throws -> [String] {
    try store.airings(on: store.key(channel), overlapping: midnight + from * hour..<midnight + to * hour).map(\.title)
  }

  @Test("Keys pack and unpack, in order")
  func keys() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let ids = (0..<2).map { _ in
        Airing.ID(
          channel: .random(in: 0...Int32(AiringKey.maximumChannel), using: &random),
          start: .random(in: 0...AiringKey.maximumStart, using: &random), ordinal: .random(in: 0...511, using: &random))
      }
      #expect(ids.map { AiringKey($0).id } == ids)
      #expect(AiringKey(ids[0]).rawValue >= 0)
      let order = (ids[0].channel, ids[0].start, ids[0].ordinal) < (ids[1].channel, ids[1].start, ids[1].ordinal)
      #expect((AiringKey(ids[0]) < AiringKey(ids[1])) == order)
    }
  }

  @Test("34: airings that began long before the range are found, whatever their length")
  func longOnes() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight - 300 * hour, stop: midnight + 400 * hour, title: "Dummy"),
      Listing(channel: "b", start: midnight, stop: midnight + 7 * hour, title: "Night"),
      Listing(channel: "b", start: midnight + hour, stop: midnight + 7 * hour, title: "Six"),
      Listing(channel: "b", start: midnight + 2 * hour, stop: midnight + 3 * hour, title: "Short"),
    ])
    #expect(try titles("a", 0, 1) == ["Dummy"])
    #expect(try titles("a", 400, 401) == [])
    #expect(try titles("b", 6, 8) == ["Night", "Six"])
    #expect(try titles("b", 2, 3) == ["Night", "Six", "Short"])
    #expect(try titles("b", 7, 9) == [])
    #expect(try store.nowAndNext(at: midnight + 5 * hour).map(\.now?.title) == ["Dummy", "Six"])
  }

  @Test("Half open: what stops as the range starts, or starts as it stops, is outside")
  func halfOpen() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight, stop: midnight + hour, title: "A"),
      Listing(channel: "a", start: midnight + hour, stop: midnight + 2 * hour, title: "B"),
      Listing(channel: "a", start: midnight + 2 * hour, stop: midnight + 3 * hour, title: "C"),
    ])
    #expect(try titles("a", 1, 2) == ["B"])
    #expect(try store.airings(on: 999, overlapping: 0..<midnight * 2).isEmpty)
    #expect(try store.airings(on: store.key("a"), overlapping: midnight..<midnight).isEmpty)
  }

  @Test("A programme is all that the feed said")
  func programme() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight, stop: midnight + hour, title: "A", details: "A long story.")
    ])
    let airing = try #require(try store.everything(on: "a").first)
    #expect(try store.programme(airing.id)?.descriptions.map(\.text) == ["A long story."])
    #expect(try store.airing(airing.id) == airing)
    var other = airing.id
    other.ordinal = 5
    #expect(try store.programme(other) == nil)
    #expect(try store.airing(other) == nil)
  }

  @Test("Channels keep the user's order, names and hiding across refreshes")
  func channels() throws {
    let listings = ["a", "b", "c", "d"].map { Listing(channel: $0, start: midnight, stop: midnight + hour, title: $0) }
    try store.refresh(listings, channels: ["a", "b", "c", "d"])
    try store.moveChannel(store.key("d"), to: 0)
    try store.moveChannel(store.key("a"), to: 99)
    try store.setHidden(true, channels: [store.key("c")])
    try store.renameChannel(store.key("b"), to: "Bee")
    let expect = { (channels: [Channel]) in
      #expect(channels.map(\.feedID) == ["d", "b", "a"])
      #expect(channels.map(\.name) == ["Name of d", "Bee", "Name of a"])
    }
    expect(store.channels)
    try store.refresh(listings, channels: ["a", "b", "c", "d", "e"])
    #expect(store.allChannels.map(\.feedID) == ["d", "b", "c", "a", "e"])
    try store.setHidden(true, channels: [store.key("e")])
    expect(store.channels)
    try store.renameChannel(store.key("b"), to: nil)
    #expect(store.channels[1].name == "Name of b")
    try store.reorderChannels([store.key("a"), store.key("b")])
    #expect(store.allChannels.map(\.feedID) == ["a", "b", "d", "c", "e"])
    #expect(throws: GuideStoreError.unknownChannel(77)) { try store.moveChannel(77, to: 0) }
    #expect(throws: GuideStoreError.unknownChannel(77)) { try store.setHidden(true, channels: [store.key("a"), 77]) }
    #expect(!store.channels.isEmpty && store.channels[0].feedID == "a")
  }

  @Test("Many threads read while one imports")
  func threads() throws {
    let listings = (0..<400).map {
      Listing(channel: "a", start: midnight + $0 * hour, stop: midnight + $0 * hour + hour, title: "T\($0)")
    }
    try store.refresh(listings)
    let store = store
    let failures = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      for round in 0..<(worker == 0 ? 3 : 200) {
        do {
          if worker == 0 {
            try store.refresh(listings, batchSize: 50)
          } else {
            let from = midnight + Int64(round) * hour
            let found = try store.airings(on: 1, overlapping: from..<from + 4 * hour)
            if found.map(\.title) != (round..<round + 4).map({ "T\($0)" }) { failures.withLock { $0 += 1 } }
          }
        } catch {
          failures.withLock { $0 += 1 }
        }
      }
    }
    #expect(failures.withLock { $0 } == 0)
  }
}
