import Foundation
import GuideModel

/// Parses on one thread and inserts on another, inside one transaction.
struct ImportPipeline {
  var source: String
  var connection: SQLiteConnection
  var cancellation: ImportCancellation
  /// Whether a feed without airings may change the guide, for its channels' sake.
  var allowsNoAirings: () -> Bool
  var progress: ((ImportProgress) -> Void)?
  /// Told when readers of this process have to let go of the file, and when they may use it again.
  var firstFill: (Bool) -> Void

  private static let queueCapacity = 3
  /// KiB of pages in memory: the one transaction spills to the write-ahead log beyond this.
  private static let cacheSize = 4_000

  func run(_ produce: @escaping @Sendable (@escaping GuideStore.BatchSink) throws -> Void) throws -> ImportReport {
    let began = DispatchTime.now()
    // Checkpointing is done once at the end; the log is as long as the refresh then.
    try connection.execute("PRAGMA cache_size = -\(Self.cacheSize); PRAGMA wal_autocheckpoint = 0")
    defer {
      try? connection.execute("PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 1000; PRAGMA shrink_memory")
    }
    let isFirstFill = try beginFirstFill()
    defer {
      if isFirstFill {
        // Who has not used the log cannot take it away when it closes the file, and readers may not.
        try? connection.execute("PRAGMA journal_mode = WAL; SELECT 1 FROM airing LIMIT 1")
        firstFill(false)
      }
    }
    var report = try connection.transaction { try fill(produce, began: began) }
    // Not essential: readers in the middle of something make this give up, and a later one does it.
    if !isFirstFill { try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    report.duration = Self.seconds(since: began)
    return report
  }

  /// Leaves the write-ahead log for the first import into an empty guide, when nobody else has it open: there is nothing to
  /// read meanwhile and nothing to keep a copy of, so pages go to their place at once instead of to the log first. Halves the time.
  private func beginFirstFill() throws -> Bool {
    guard try connection.integer("SELECT 1 FROM airing LIMIT 1") == nil else { return false }
    firstFill(true)
    try connection.execute("PRAGMA busy_timeout = 0")
    defer { try? connection.execute("PRAGMA busy_timeout = 5000") }
    var mode = ""
    try? connection.prepare("PRAGMA journal_mode = DELETE").forEachRow { mode = $0.text(0) }
    if mode != "delete" { firstFill(false) }
    return mode == "delete"
  }

  private func fill(
    _ produce: @escaping @Sendable (@escaping GuideStore.BatchSink) throws -> Void, began: DispatchTime
  ) throws -> ImportReport {
    let session = try ImportSession(source: source, connection: connection)
    let queue = BatchQueue(capacity: Self.queueCapacity)
    // When inserting fails the producer may be waiting for a slow network: it is told, not waited for.
    defer { queue.close() }
    startProducer(produce, queue: queue)

    var bytesRead: Int64 = 0
    var reported = began
    while let item = try queue.take(wake: { try cancellation.check() }) {
      try cancellation.check()
      try session.add(item.batch)
      bytesRead = item.bytesRead
      let now = DispatchTime.now()
      if now.uptimeNanoseconds - reported.uptimeNanoseconds >= 100_000_000 {
        reported = now
        tell(.reading, session, bytesRead, began)
      }
    }
    try cancellation.check()
    tell(.finishing, session, bytesRead, began)
    var report = try session.finish(at: Int64(Date().timeIntervalSince1970))
    report.bytes = bytesRead
    try judge(queue.result, &report)
    try cancellation.check()
    return report
  }

  private func startProducer(
    _ produce: @escaping @Sendable (@escaping GuideStore.BatchSink) throws -> Void, queue: BatchQueue
  ) {
    let cancellation = cancellation
    let thread = Thread {
      queue.finish(
        Result {
          try produce { batch, bytesRead in
            try cancellation.check()
            try queue.put(BatchQueue.Item(batch: batch, bytesRead: bytesRead))
          }
        })
    }
    thread.name = "feed parser"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Decides whether a feed that came to an end, in whatever way, may change the guide.
  private func judge(_ result: Result<Void, any Error>, _ report: inout ImportReport) throws {
    switch result {
    case .success:
      if report.airings == 0, report.counts.onHiddenChannels == 0, !allowsNoAirings() {
        throw GuideStoreError.emptyFeed(source: source)
      }
    case .failure(let error):
      if case GuideStoreError.cancelled = error { throw error }
      guard report.airings > 0 else { throw ImportProducerFailure(underlying: error) }
      let reason = String(describing: error)
      guard report.airings >= report.replaced else {
        throw GuideStoreError.partialFeedWouldShrinkGuide(
          source: source, found: report.airings, stored: report.replaced, reason: reason)
      }
      report.incompleteReason = reason
    }
  }

  private func tell(_ stage: ImportProgress.Stage, _ session: ImportSession, _ bytes: Int64, _ began: DispatchTime) {
    progress?(
      ImportProgress(
        stage: stage, bytesRead: bytes, programmes: session.programmesSeen, elapsed: Self.seconds(since: began)))
  }

  private static func seconds(since began: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds) / 1e9
  }
}
