import Foundation
import GuideModel

/// The storing half of an import: inserts a feed's batches inside one transaction.
struct ImportPipeline {
  var source: String
  var connection: SQLiteConnection
  var readers: ReaderPool
  var cancellation: ImportCancellation
  /// Returns whether a feed without airings may change the guide, for the sake of its channels.
  var allowsNoAirings: () -> Bool
  var meter: ImportMeter
  /// The time, UTC seconds.
  var now: () -> Int64

  /// KiB of pages in memory; beyond this, the transaction spills to the write-ahead log.
  private static let cacheSize = 4_000

  func run(_ intake: FeedIntake) throws -> ImportReport {
    // A cancellation interrupts the current statement, which may take long.
    try cancellation.whileRunning(onCancel: { [connection] in connection.interrupt() }) { try store(intake) }
  }

  private func store(_ intake: FeedIntake) throws -> ImportReport {
    // The checkpoint is made once at the end; the log is then as long as the refresh.
    try connection.execute("PRAGMA cache_size = -\(Self.cacheSize); PRAGMA wal_autocheckpoint = 0")
    defer {
      try? connection.execute("PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 1000; PRAGMA shrink_memory")
    }
    let isFirstFill = try beginFirstFill()
    defer {
      if isFirstFill {
        // A connection that has not used the log cannot delete it when it closes the file, and readers may not.
        connection.patience.during(limit: LockPatience.usual) {
          try? connection.execute("PRAGMA journal_mode = WAL; SELECT 1 FROM airing LIMIT 1")
        }
        readers.resume()
      }
    }
    var report = try connection.transaction { try fill(intake) }
    // Not essential: readers in the middle of something make this give up, and a later checkpoint does it.
    if !isFirstFill {
      connection.patience.during(limit: 1) { try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
    report.duration = meter.elapsed
    return report
  }

  /// Turns off the write-ahead log for the first import into an empty guide, if no other process has it open. There is
  /// nothing to read meanwhile and nothing to keep a copy of, so pages are written to their place instead of to the log
  /// first. Halves the time.
  private func beginFirstFill() throws -> Bool {
    guard try connection.integer("SELECT 1 FROM airing LIMIT 1") == nil else { return false }
    readers.suspend()
    var mode = ""
    connection.patience.during(limit: 0) {
      try? connection.prepare("PRAGMA journal_mode = DELETE").forEachRow { mode = $0.text(0) }
    }
    if mode != "delete" { readers.resume() }
    return mode == "delete"
  }

  private func fill(_ intake: FeedIntake) throws -> ImportReport {
    let session = try ImportSession(source: source, connection: connection)
    var bytesRead: Int64 = 0
    while let item = try intake.next() {
      try session.add(item.batch)
      bytesRead = item.bytesRead
      meter.tell(.reading, session.programmesSeen, bytesRead)
    }
    try cancellation.check()
    meter.tell(.finishing, session.programmesSeen, bytesRead)
    var report = try session.finish(at: now())
    report.bytes = bytesRead
    try judge(intake.result, &report)
    try cancellation.check()
    return report
  }

  /// Decides whether a feed that has ended, in whatever way, may change the guide.
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
}
