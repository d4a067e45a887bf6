import Foundation
import GuideModel
import Postgres
import PostgresCluster
import Testing

@testable import GuideStore

/// A kind of store, for tests that every kind must pass.
enum StoreKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case file, server

  static let present: [StoreKind] = PostgresCluster.isInstalled ? allCases : [.file]

  var testDescription: String { rawValue }
}

/// A new store of a kind, and other programs that open it.
final class TestGuide {
  let kind: StoreKind
  private let folder: URL
  private let address: String

  /// One server for all tests of this process, with a database for each.
  private static let cluster = Result { try PostgresCluster() }
  nonisolated(unsafe) private static var nextDatabase = 0
  private static let lock = NSLock()

  init(_ kind: StoreKind) throws {
    self.kind = kind
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch kind {
    case .file: address = folder.appendingPathComponent("guide.db").path
    case .server:
      let number = Self.lock.withLock {
        Self.nextDatabase += 1
        return Self.nextDatabase
      }
      address = try Self.cluster.get().makeDatabase("guide\(number)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens the guide like a program on another computer.
  func open(_ access: GuideStore.Access = .readWrite, computer: String = "one") throws -> GuideStore {
    switch kind {
    case .file: try GuideStore(path: address, access: access, clock: { instant })
    case .server:
      try GuideStore(
        server: address, copies: folder.appendingPathComponent(computer).path, access: access, clock: { instant })
    }
  }

  /// Opens the guide on the server, so that reading fails once the server has been silent for some seconds.
  func open(longestSilence: Double) throws -> GuideStore {
    guard let parsed = PostgresAddress(address) else { throw PostgresFailure(.badAddress, message: address) }
    let server = PostgresGuide(
      parsed, folder: folder.appendingPathComponent("silent").path, longestSilence: longestSilence)
    try server.open(access: .readWrite)
    return try GuideStore(path: server.path, access: .readWrite, server: server, clock: { instant })
  }

  func connect() throws -> PostgresConnection {
    guard let parsed = PostgresAddress(address) else { throw PostgresFailure(.badAddress, message: address) }
    return try PostgresConnection(parsed, role: .primary)
  }
}

/// 2026-11-21 00:00 UTC.
let midnight: Int64 = 1_795_219_200
let hour: Int64 = 3600
/// Noon.
let instant = midnight + 12 * hour

struct Listing: Hashable {
  var channel: String
  var start: Int64
  var stop: Int64?
  var title: String
  var subtitle = ""
  var summary = ""
  var details = ""
  var genre = Genre.undefined
  var flags: Airing.Flags = []
}

extension FeedBatch {
  mutating func slice(_ bytes: [UInt8]) -> Slice {
    defer { self.bytes.append(contentsOf: bytes) }
    return Slice(offset: UInt32(self.bytes.count), length: UInt32(bytes.count))
  }

  init(_ listings: [Listing]) {
    self.init()
    for channel in Set(listings.map(\.channel)).sorted() {
      var record = ChannelRecord()
      record.feedID = append(channel)
      record.name = append("Name of \(channel)")
      record.details = slice(ElementTree(name: "channel", content: []).encoded)
      channels.append(record)
    }
    for listing in listings {
      var record = ProgrammeRecord()
      record.channelFeedID = append(listing.channel)
      record.start = listing.start
      record.stop = listing.stop
      record.title = append(listing.title)
      record.subtitle = append(listing.subtitle)
      record.summary = append(listing.summary)
      record.genre = listing.genre
      record.flags = listing.flags
      let tree = ElementTree(
        name: "programme",
        content: [
          .element(ElementTree(name: "title", content: [.text(listing.title)])),
          .element(ElementTree(name: "desc", content: [.text(listing.details)])),
        ])
      record.details = slice(tree.encoded)
      programmes.append(record)
    }
  }
}

extension GuideStore {
  @discardableResult
  func refresh(_ listings: [Listing], source: String = "feed") throws -> ImportReport {
    let batch = FeedBatch(listings)
    return try importFeed(source: source) { try $0(batch, Int64(batch.bytes.count)) }
  }

  func key(_ feedID: String) -> Channel.Key { allChannels.first { $0.feedID == feedID }?.id ?? -1 }

  func everything(on feedID: String) throws -> [Airing] {
    try airings(on: key(feedID), overlapping: 0..<AiringKey.maximumStart)
  }

  /// Updates the search index, which for a file is built in the background.
  func index() throws { if !isOnServer { try updateSearchIndex(at: instant) } }
}

/// A day on three channels, with words of many scripts, overlaps, a hole, and one airing longer than most.
let sampleDay: [Listing] = {
  var listings: [Listing] = []
  for number in 0..<24 {
    let start = midnight + Int64(number) * hour
    listings.append(
      Listing(
        channel: "one", start: start, stop: start + hour, title: number % 3 == 0 ? "Evening News" : "Film \(number)",
        subtitle: "Part \(number)", summary: "Short", details: "A story about harbours and news",
        genre: number % 3 == 0 ? .news : .film, flags: number % 4 == 0 ? [.new] : []))
  }
  listings += [
    Listing(channel: "two", start: midnight, stop: midnight + 23 * hour, title: "Test card"),
    Listing(channel: "two", start: midnight + 5 * hour, stop: midnight + 7 * hour, title: "Čeština pro každého"),
    Listing(channel: "two", start: midnight + 6 * hour, stop: midnight + 6 * hour, title: "Instant"),
    Listing(channel: "two", start: midnight + 30 * hour, stop: midnight + 31 * hour, title: "ニュースの時間"),
    Listing(
      channel: "three", start: midnight + 13 * hour, stop: nil, title: "Harbour News", details: "100% _odd_ \\ words"),
    Listing(channel: "three", start: midnight + 14 * hour, stop: midnight + 15 * hour, title: "Don't panic"),
  ]
  return listings
}()
