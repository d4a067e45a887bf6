import Foundation
import GuideModel
import SeededRandom
import Testing
import ThreadChecks

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
    // A source that is added meanwhile waits for the import, if that has begun to store, and nobody waits for it.
    let isAdded = DispatchSemaphore(value: 0)
    let (refresher, address) = (SourceRefresher(store: store), "https://example.org/guide.xml")
    Thread.detachNewThread {
      _ = try? refresher.add(SourceRefresher.Addition(address: address))
      isAdded.signal()
    }
    let (a, b) = (store.key("a"), store.key("b"))
    let evening = midnight..<midnight + 4 * hour
    let first = try #require(try store.airings(on: a, overlapping: evening).first?.id)
    var check = BlockedThreadCheck()
    for round in 0..<20 {
      check.run("hiding a channel") { store.perform(.setHidden(round % 2 == 0, [b])) }
      check.run("moving a channel") { store.perform(.move(a, to: round % 2)) }
      check.run("listing the channels") { _ = (store.channels, store.channelsWithAirings, store.lineup) }
      check.run("listing the sources") { _ = store.sources }
      check.run("looking up the range of time") { _ = store.timeRange }
      try check.run("reading a row") {
        guard case .known(let airings) = try store.promptAirings(on: a, overlapping: evening), airings.count == 4 else {
          throw TestFailure(description: "no row")
        }
      }
      try check.run("reading details") {
        guard case .known(.some) = try store.promptProgramme(first) else {
          throw TestFailure(description: "no details")
        }
      }
    }
    #expect(check.findings.isEmpty)
    #expect(store.turn.mainThreadCount == turns)
    store.perform(.setHidden(true, [b]))
    _ = try slow.finish()
    #expect(store.channels.map(\.feedID) == ["a"])
    try store.flush()
    isAdded.wait()
    #expect(store.sources.contains { $0.address == address })
    #expect(try GuideStore(path: store.path, access: .readOnly).channels.map(\.id) == store.channels.map(\.id))
  }

  @Test("A check for blocked threads finds what blocks, and nothing else")
  @MainActor func blockedThreads() {
    var check = BlockedThreadCheck()
    check.run("computing") {
      let end = DispatchTime.now() + 0.2
      while DispatchTime.now() < end {}
    }
    #expect(check.findings.isEmpty)
    check.run("waiting for another thread") { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3) }
    #expect(check.findings.map(\.operation) == ["waiting for another thread"])
    // An operation that waits once, as one whose lock another thread has just taken, is tried again.
    var waits = [0.2, 0, 0]
    check.run("waiting once") { Thread.sleep(forTimeInterval: waits.removeFirst()) }
    #expect(check.findings.count == 1)
  }

  @Test("While another program keeps readers out, the main thread learns at once that reading takes time")
  @MainActor func lockedFile() throws {
    let path = folder.path("locked.db")
    do { try GuideStore(path: path).refresh(listings, channels: ["a", "b"]) }
    // Without a log, a writer keeps readers out.
    let other = try SQLiteConnection(path: path, access: .readWrite)
    try other.execute("PRAGMA journal_mode = DELETE")
    let reading = try GuideStore(path: path, access: .readOnly)
    let (channel, evening) = (reading.key("a"), midnight..<midnight + 4 * hour)
    let airings = try reading.airings(on: channel, overlapping: evening)
    let first = try #require(airings.first?.id)
    func answersPromptly() throws -> Bool {
      guard case .known(let found) = try reading.promptAirings(on: channel, overlapping: evening) else { return false }
      guard case .known(let programme) = try reading.promptProgramme(first) else { return false }
      return found == airings && programme != nil
    }
    #expect(try answersPromptly())
    try other.execute("BEGIN EXCLUSIVE")
    var check = BlockedThreadCheck()
    try check.run("reading a locked row") {
      guard case .takesTime = try reading.promptAirings(on: channel, overlapping: evening) else {
        throw TestFailure(description: "the row is known")
      }
    }
    try check.run("reading locked details") {
      guard case .takesTime = try reading.promptProgramme(first) else {
        throw TestFailure(description: "the details are known")
      }
    }
    #expect(check.findings.isEmpty)
    try other.execute("ROLLBACK")
    #expect(try answersPromptly())
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

  @Test("A spool leaves room on the disk, says that it is full, and does not need room for what stays in memory")
  func spoolOnAFullDisk() throws {
    var left = BatchSpool.reserve + (3 << 20)
    let spool = BatchSpool(besides: folder.path("guide.db")) { _ in left }
    var batch = FeedBatch()
    batch.bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    for _ in 0..<4 {
      try spool.append(BatchQueue.Item(batch: batch, bytesRead: 0))
    }
    for _ in 0..<3 {
      try spool.append(BatchQueue.Item(batch: batch, bytesRead: 0))
      left -= 1 << 20
    }
    #expect {
      try spool.append(BatchQueue.Item(batch: batch, bytesRead: 0))
    } throws: { error in
      guard case GuideStoreError.full(let path, let reason) = error else { return false }
      return path == folder.url.path && reason == String(cString: strerror(ENOSPC))
    }
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(BatchSpool.room(file) > 0)
    #expect(BatchSpool.room(-1) == .max)
  }
}
