import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Views beside the grid")
struct OverviewTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  @Test(
    "Channels with airings of a genre in a range are those that looking at every airing finds",
    arguments: 0..<6 as Range<UInt64>)
  func genres(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var batch = FeedBatch()
    for _ in 0..<300 {
      batch.add(
        Listing(
          channel: "c\(Int.random(in: 0..<12, using: &random))",
          start: midnight + .random(in: 0..<100, using: &random) * hour,
          stop: nil, title: "T\(Int.random(in: 0..<1_000, using: &random))"))
      let last = batch.programmes.count - 1
      let hours: [Int64] = [0, 1, 1, 2, 6, 7, 20]
      batch.programmes[last].stop = batch.programmes[last].start + (hours.randomElement(using: &random) ?? 1) * hour
      batch.programmes[last].genre = Bool.random(using: &random) ? .film : .news
    }
    let feed = batch
    try store.importFeed(source: "feed") { sink in try sink(feed, 0) }
    try store.setHidden(true, channels: [store.key("c1")])
    // With the index if it is complete, else without.
    if seed % 2 == 0 { try store.updateSearchIndex(at: midnight) }
    for _ in 0..<60 {
      let from = midnight + .random(in: -5..<130, using: &random) * hour
      let range = from..<from + .random(in: 1..<9, using: &random) * hour / 2
      for genre in [Genre.film, .news] {
        let naive = try store.channels.filter { channel in
          try store.airings(on: channel.id, overlapping: 0..<AiringKey.maximumStart).contains {
            $0.genre == genre && $0.start < range.upperBound && $0.stop > range.lowerBound
          }
        }
        #expect(try store.channels(with: genre, in: range) == Set(naive.map(\.id)))
      }
    }
    #expect(store.channelsWithAirings == Set(store.allChannels.map(\.id)))
  }

  @Test("Other airings of a title: the very title in any case, on visible channels, later ones before earlier ones")
  func others() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight, stop: midnight + hour, title: "The Long Way"),
      Listing(channel: "a", start: midnight + hour, stop: midnight + 2 * hour, title: "The Long Way Home"),
      Listing(channel: "a", start: midnight + 2 * hour, stop: midnight + 3 * hour, title: "THE LONG WAY"),
      Listing(channel: "b", start: midnight + hour, stop: midnight + 2 * hour, title: "The long way"),
      Listing(channel: "b", start: midnight + 4 * hour, stop: midnight + 5 * hour, title: "The Long Way"),
      Listing(channel: "c", start: midnight + 4 * hour, stop: midnight + 5 * hour, title: "The Long Way"),
      Listing(channel: "b", start: midnight + 9 * hour, stop: midnight + 10 * hour, title: "…"),
    ])
    try store.updateSearchIndex()
    try store.setHidden(true, channels: [store.key("c")])
    let own = try #require(try store.everything(on: "a").last)
    let hours = try store.otherAirings(of: own, limit: 9).map { ($0.start - midnight) / hour }
    #expect(hours == [0, 1, 4])
    #expect(try store.otherAirings(of: own, limit: 2).map { ($0.start - midnight) / hour } == [1, 4])
    let dots = try #require(try store.everything(on: "b").last)
    #expect(try store.otherAirings(of: dots, limit: 9).isEmpty)
  }
}
