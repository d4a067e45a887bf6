import Foundation
import GuideAPI
import GuideModel
import GuideStore

@testable import APIServer

/// A guide of two channels with a day each, served on a thread of its own until this object is deallocated.
final class ServedGuide {
  static let token = "0123456789abcdef"
  /// 2026-11-21 00:00 UTC.
  static let midnight: Int64 = 1_795_219_200

  let port: Int
  private let server: APIServer
  private let folder: URL
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameter descriptionLength: the length of each airing's description.
  init(limits: APILimits = APILimits(), descriptionLength: Int = 10) throws {
    let midnight = Self.midnight
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try GuideStore(path: folder.appendingPathComponent("guide.db").path, clock: { midnight })
    var batch = FeedBatch()
    let details = ElementTree(
      name: "programme",
      content: [
        .element(ElementTree(name: "desc", content: [.text(String(repeating: "a", count: descriptionLength))]))
      ]
    ).encoded
    for channel in ["one", "two"] {
      var record = FeedBatch.ChannelRecord()
      record.feedID = batch.append(channel)
      record.name = batch.append("Channel \(channel)")
      batch.channels.append(record)
      for number in 0..<24 as Range<Int64> {
        var programme = FeedBatch.ProgrammeRecord()
        programme.channelFeedID = batch.append(channel)
        programme.start = midnight + number * 3600
        programme.stop = programme.start + 3600
        programme.title = batch.append("\(channel) at \(number)")
        programme.details = FeedBatch.Slice(offset: UInt32(batch.bytes.count), length: UInt32(details.count))
        batch.bytes += details
        batch.programmes.append(programme)
      }
    }
    let made = batch
    try store.importFeed(source: "feed") { try $0(made, 0) }
    let server = try APIServer(
      api: GuideAPI(store: store, clock: { midnight }), door: APIDoor(token: Self.token, allowsGuests: false), port: 0,
      limits: limits)
    self.server = server
    port = server.port
    let ended = ended
    let thread = Thread {
      server.run()
      ended.signal()
    }
    thread.name = "served guide"
    thread.start()
  }

  deinit {
    server.stop()
    ended.wait()
    try? FileManager.default.removeItem(at: folder)
  }
}
