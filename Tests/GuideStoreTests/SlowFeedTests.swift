import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

/// Producers that wait, as for a server that sends a byte now and then: nobody else may wait for them.
@Suite("Feeds that take their time")
struct SlowFeedTests {
  let folder: ScratchFolder
  let store: GuideStore
  let listings: [Listing] = (0..<40).map { (index: Int) -> Listing in
    let start = midnight + Int64(index / 2) * hour
    return Listing(channel: index % 2 == 0 ? "a" : "b", start: start, stop: start + hour, title: "Title \(index)")
  }

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  /// A feed whose producer stops after `batches` batches until it is released.
  private final class Slow: @unchecked Sendable {
    let reached = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    let cancellation = ImportCancellation()
    let result = Guarded<Result<ImportReport, any Error>?>(nil)

    init(_ store: GuideStore, _ listings: [Listing], after batches: Int, isSteady: Bool = false) {
      Thread.detachNewThread { [self] in
        let outcome = Result {
          try store.importFeed(source: "feed", cancellation: cancellation, isSteady: { isSteady }) { [self] sink in
            for (index, batch) in FeedBatch.batches(listings, channels: ["a", "b"]).enumerated() {
              if index == batches {
                reached.signal()
                go.wait()
              }
              try sink(batch, Int64(index))
            }
          }
        }
        result.withLock { $0 = outcome }
        done.signal()
      }
      reached.wait()
    }

    deinit { go.signal() }

    func finish() throws -> ImportReport {
      go.signal()
      done.wait()
      return try result.withLock { $0 }?.get() ?? ImportReport(source: "")
    }
  }

  @Test("Nothing is locked before the feed has ended: edits, other imports and other programs go on", arguments: 0...3)
  func unlocked(batches: Int) throws {
    try store.refresh(listings, channels: ["a", "b"])
    let slow = Slow(store, listings, after: batches)
    try store.setHidden(true, channels: [store.key("b")])
    try store.refresh(
      listings.map { Listing(channel: "c", start: $0.start, stop: $0.stop, title: $0.title) }, source: "2")
    let other = try GuideStore(path: store.path)
    try other.renameChannel(other.key("a"), to: "Other")
    #expect(try other.nowAndNext(at: midnight).count == 2)
    let report = try slow.finish()
    #expect(report.airings == 20 && report.counts.onHiddenChannels == 20)
    #expect(Set(store.channels.map(\.name)) == ["Other", "c"])
  }

  @Test("A window's main thread waits for nothing while a feed drips in, stored or spooled", arguments: [false, true])
  @MainActor func mainThread(isSteady: Bool) throws {
    try store.refresh(listings, channels: ["a", "b"])
    let slow = Slow(store, listings, after: 3, isSteady: isSteady)
    let turns = store.turn.mainThreadCount
    let changes = GuideChanges(of: store) {}
    defer { changes.stop() }
    // The slowest of a hundred rounds depends on the machine; the best of several slowest depends on the store.
    var best = Double.infinity
    for _ in 0..<5 {
      var slowest = 0.0
      for round in 0..<20 {
        let began = DispatchTime.now()
        store.perform(.setHidden(round % 2 == 0, [store.key("b")]))
        store.perform(.move(store.key("a"), to: round % 2))
        _ = store.channels
        _ = store.timeRange
        _ = try store.airings(on: store.key("a"), overlapping: midnight..<midnight + 4 * hour)
        _ = try store.nowAndNext(at: midnight)
        slowest = max(slowest, Double(DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds) / 1e9)
      }
      best = min(best, slowest)
    }
    #expect(store.turn.mainThreadCount == turns)
    #expect(best < 0.05)
    store.perform(.setHidden(true, [store.key("b")]))
    _ = try slow.finish()
    #expect(store.channels.map(\.feedID) == ["a"])
    try store.flush()
    #expect(try GuideStore(path: store.path, access: .readOnly).channels.map(\.id) == store.channels.map(\.id))
  }

  @Test("While an empty guide is filled, readers see it empty, and another program says so")
  func firstFill() throws {
    let slow = Slow(store, listings, after: 3, isSteady: true)
    #expect(try store.airings(on: 1, overlapping: midnight..<midnight + hour).isEmpty)
    #expect(try store.search(GuideSearchRequest(text: "Title", now: midnight)).isEmpty)
    #expect(try !store.reloadIfChanged())
    _ = try slow.finish()
    #expect(store.channels.count == 2)

    let empty = folder.path("empty.db")
    do { _ = try GuideStore(path: empty) }
    let filler = try SQLiteConnection(path: empty, access: .readWrite)
    try filler.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    let other = try GuideStore(path: empty)
    #expect(other.isBeingFilled)
    #expect(other.channels.isEmpty)
    #expect(try other.nowAndNext(at: midnight).isEmpty)
    #expect(try !other.reloadIfChanged())
    try filler.execute("INSERT INTO source(name) VALUES('x')")
    try filler.execute("INSERT INTO channel(source, feed_id, name, position) VALUES(1, 'f', 'F', 0)")
    try filler.execute("COMMIT")
    #expect(try other.reloadIfChanged())
    #expect(!other.isBeingFilled)
    #expect(other.channels.map(\.name) == ["F"])
  }

  @Test("An import waits for others until it is cancelled")
  func waiting() throws {
    try store.refresh(listings, channels: ["a", "b"])
    let other = try SQLiteConnection(path: store.path, access: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let stages = Guarded<[ImportProgress.Stage]>([])
    let cancellation = ImportCancellation()
    let batches = FeedBatch.batches(listings)
    #expect(throws: GuideStoreError.cancelled) {
      try store.importFeed(
        source: "feed", cancellation: cancellation,
        progress: { progress in
          stages.withLock { $0.append(progress.stage) }
          if progress.stage == .waiting { cancellation.cancel() }
        }
      ) { sink in for batch in batches { try sink(batch, 0) } }
    }
    #expect(stages.withLock { $0.contains(.waiting) })
    try other.execute("ROLLBACK")
    #expect(try store.refresh(listings).airings == listings.count)
  }

  @Test("Batches that do not fit in memory are spooled to an unlinked file, and come back unchanged")
  func spool() throws {
    let spool = BatchSpool(besides: folder.path("guide.db"))
    var random = SeededGenerator(seed: 3)
    var batches: [FeedBatch] = []
    for index in 0..<30 {
      var batch = FeedBatch()
      if index % 3 == 0 { batch.addChannel("c\(index)", name: "Name") }
      for _ in 0..<Int.random(in: 0..<50, using: &random) {
        batch.add(
          Listing(
            channel: "a", start: .random(in: 0..<midnight, using: &random),
            stop: Bool.random(using: &random) ? midnight : nil,
            title: "Title", details: String(repeating: "long ", count: .random(in: 0..<10_000, using: &random))))
      }
      batches.append(batch)
      try spool.append(BatchQueue.Item(batch: batch, bytesRead: Int64(index)))
    }
    #expect(batches.map(\.bytes.count).reduce(0, +) > 2 * BatchSpool.memoryLimit)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { $0.hasPrefix("guide.db") })
    for (index, batch) in batches.enumerated() {
      let item = try #require(try spool.next())
      #expect(item.bytesRead == Int64(index))
      #expect(item.batch.bytes == batch.bytes)
      #expect(item.batch.programmes.map(\.start) == batch.programmes.map(\.start))
      #expect(item.batch.programmes.map(\.stop) == batch.programmes.map(\.stop))
      #expect(item.batch.programmes.map(\.details) == batch.programmes.map(\.details))
      #expect(item.batch.channels.map(\.feedID) == batch.channels.map(\.feedID))
    }
    #expect(try spool.next() == nil)
  }
}
