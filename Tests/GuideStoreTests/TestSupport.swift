import Foundation
import GuideModel

@testable import GuideStore

/// A folder that is deleted with the object.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// A programme in the form of a feed.
struct Listing: Hashable {
  var channel: String
  var start: Int64
  var stop: Int64?
  var title: String
  var subtitle = ""
  var summary = ""
  var details = ""
}

extension FeedBatch {
  mutating func slice(_ text: String) -> Slice { slice(Array(text.utf8)) }

  mutating func slice(_ text: [UInt8]) -> Slice {
    defer { bytes.append(contentsOf: text) }
    return Slice(offset: UInt32(bytes.count), length: UInt32(text.count))
  }

  mutating func addChannel(_ id: String, name: String = "", number: String = "", displayNames: [String] = []) {
    var record = ChannelRecord()
    record.feedID = slice(id)
    record.name = slice(name)
    record.number = slice(number)
    let tree = ElementTree(
      name: "channel",
      content: displayNames.map { .element(ElementTree(name: "display-name", content: [.text($0)])) })
    record.details = slice(tree.encoded)
    channels.append(record)
  }

  mutating func add(_ listing: Listing) {
    var record = ProgrammeRecord()
    record.channelFeedID = slice(listing.channel)
    record.start = listing.start
    record.stop = listing.stop
    record.title = slice(listing.title)
    record.subtitle = slice(listing.subtitle)
    record.summary = slice(listing.summary)
    let tree = ElementTree(
      name: "programme",
      content: [
        .element(ElementTree(name: "title", content: [.text(listing.title)])),
        .element(ElementTree(name: "desc", content: [.text(listing.details)])),
      ])
    record.details = slice(tree.encoded)
    programmes.append(record)
  }

  /// Returns the listings in batches of a few, as a parser would emit them.
  static func batches(_ listings: [Listing], channels: [String] = [], size: Int = 7) -> [FeedBatch] {
    var batches: [FeedBatch] = []
    var head = FeedBatch()
    for channel in channels { head.addChannel(channel, name: "Name of \(channel)") }
    batches.append(head)
    for first in stride(from: 0, to: listings.count, by: size) {
      var batch = FeedBatch()
      for listing in listings[first..<min(first + size, listings.count)] { batch.add(listing) }
      batches.append(batch)
    }
    return batches
  }
}

struct TestFailure: Error, Equatable, CustomStringConvertible {
  var description: String
}

extension GuideStore {
  @discardableResult
  func refresh(
    _ listings: [Listing], source: String = "feed", channels: [String] = [], failure: TestFailure? = nil,
    batchSize: Int = 7
  ) throws -> ImportReport {
    let batches = FeedBatch.batches(listings, channels: channels, size: batchSize)
    return try importFeed(source: source) { sink in
      for batch in batches { try sink(batch, Int64(batch.bytes.count)) }
      if let failure { throw failure }
    }
  }

  func key(_ feedID: String) -> Channel.Key { allChannels.first { $0.feedID == feedID }?.id ?? -1 }

  /// Returns all airings of a channel.
  func everything(on feedID: String) throws -> [Airing] {
    try airings(on: key(feedID), overlapping: 0..<AiringKey.maximumStart)
  }
}

/// 2026-11-21 00:00 UTC.
let midnight: Int64 = 1_795_219_200
let hour: Int64 = 3600
