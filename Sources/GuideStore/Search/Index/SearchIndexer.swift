import Foundation
import GuideModel

/// Brings the search index up to date with imports, on threads with connections of their own, so that no other thread
/// waits.
///
/// Imports record for each channel the range of starts in which something changed. These ranges become days of channels
/// (`search_stale`), the most useful of which are processed first, one by each thread (`DayIndexer`). If the index of a
/// day agrees with the airings, it stays; else the day is read from one snapshot and its segments are built again. They
/// are written in small transactions that readers do not see; a last one puts them in place of the earlier ones and
/// removes the day from the list, if neither changed meanwhile (`SegmentWriter`). So a search finds whole days, and an
/// indexer that is killed loses a day's work of each thread at most.
final class SearchIndexer {
  /// The number of channels whose changes one transaction processes.
  private static let channelBatch = 200
  private static let day = DayIndexer.day

  private let writer: SegmentWriter
  /// One for each thread; the first belongs to the thread that calls `run`.
  private let workers: [DayIndexer]
  private let reader: SQLiteConnection

  /// - Parameter threads: the number of threads that may work, at least one.
  init(path: String, threads: Int, cancellation: ImportCancellation) throws {
    let writer = try SegmentWriter(path: path, cancellation: cancellation)
    self.writer = writer
    reader = try SQLiteConnection(path: path, access: .readOnly)
    workers = try (0..<max(threads, 1)).map { _ in
      try DayIndexer(path: path, writer: writer, cancellation: cancellation)
    }
  }

  /// Whether there is anything to do.
  static func isStale(_ connection: SQLiteConnection) throws -> Bool {
    let sql = """
      SELECT EXISTS(SELECT 1 FROM search_stale)
        OR EXISTS(SELECT 1 FROM channel INDEXED BY channel_dirty WHERE dirty_from < dirty_to)
      """
    return try connection.integer(sql) == 1
  }

  /// Returns the part of the guide that is indexed, 0 to 1, by the days of channels still to be processed.
  static func indexedPart(_ connection: SQLiteConnection) throws -> Double {
    guard try isStale(connection) else { return 1 }
    let dirty = "FROM channel INDEXED BY channel_dirty WHERE dirty_from < dirty_to"
    let days =
      try (connection.integer("SELECT count(*) FROM search_stale") ?? 0)
      + (connection.integer("SELECT coalesce(sum((dirty_to - dirty_from) / \(day) + 1), 0) \(dirty)") ?? 0)
    let documents = try connection.integer("SELECT coalesce(sum(documents), 0) FROM search_segment") ?? 0
    // A day of a channel has some thirty airings.
    return min(Double(documents) / Double(documents + 30 * max(days, 1)), 0.99)
  }

  /// Records that airings of a channel, which may be about to be deleted, start in `starts` and have to be indexed
  /// again. Part of the caller's transaction.
  /// - Complexity: O(days).
  static func noteChange(of channel: Channel.Key, starts: Range<Int64>, _ connection: SQLiteConnection) throws {
    guard !starts.isEmpty else { return }
    try connection.run(
      """
      WITH RECURSIVE days(day) AS (VALUES(?1) UNION ALL SELECT day + 1 FROM days WHERE day < ?2)
      INSERT OR REPLACE INTO search_stale(day, channel, version) SELECT day, ?3, ?4 FROM days
      """,
      SQLiteValue(starts.lowerBound / day), SQLiteValue((starts.upperBound - 1) / day), SQLiteValue(channel),
      SQLiteValue(Int64.random(in: 0 ... .max)))
  }

  // MARK: Working through the days

  /// The days that are still to be processed, which the threads take one after the other.
  private struct Days {
    /// The most useful one last.
    var remaining: [Int64]
    /// The number of channels' days that are done.
    var done = 0.0
    var failure: (any Error)?

    mutating func next() -> Int64? { failure == nil ? remaining.popLast() : nil }
  }

  /// Works until nothing is left to do.
  /// - Parameters:
  ///   - instant: UTC seconds; the days around it come first.
  ///   - progress: Called on the calling thread with the part that is done, 0 to 1.
  ///   - dayEnded: Called after each day, on the thread that processed it.
  /// - Throws: `GuideStoreError.cancelled`, `.busy` when another process keeps writing.
  func run(
    from instant: Int64, progress: ((Double) -> Void)?, dayEnded: @escaping @Sendable () -> Void = {}
  ) throws {
    try writer.removeOrphans()
    while true {
      try takeOverChanges()
      let total = try Double(reader.integer("SELECT count(*) FROM search_stale") ?? 0)
      guard total > 0 else { break }
      let days = Guarded(Days(remaining: try staleDays(around: instant / Self.day).reversed()))
      let others = DispatchGroup()
      for worker in workers.dropFirst() {
        others.enter()
        Thread.detachNewThread {
          Self.process(days, by: worker, dayEnded: dayEnded) { _ in }
          others.leave()
        }
      }
      Self.process(days, by: workers[0], dayEnded: dayEnded) { progress?(min($0 / total, 1)) }
      others.wait()
      if let failure = days.withLock(\.failure) { throw failure }
      progress?(min(days.withLock(\.done) / total, 1))
    }
    writer.checkpoint()
  }

  /// Processes days until none is left or one has failed.
  /// - Parameter report: Called with the number of channels' days that are done.
  private static func process(
    _ days: Guarded<Days>, by worker: DayIndexer, dayEnded: () -> Void, report: (Double) -> Void
  ) {
    while let day = days.withLock({ $0.next() }) {
      do {
        let count = try worker.update(day) { part in report(days.withLock(\.done) + part) }
        days.withLock { $0.done += count }
        dayEnded()
        report(days.withLock(\.done))
      } catch {
        days.withLock { $0.failure = $0.failure ?? error }
      }
    }
  }

  private func staleDays(around today: Int64) throws -> [Int64] {
    var days: [Int64] = []
    try reader.statement("SELECT DISTINCT day FROM search_stale").forEachRow { days.append($0.int64(0)) }
    func rank(_ day: Int64) -> Int64 {
      switch day - today {
      case 0...2: day - today
      case -1: 3
      case let ahead where ahead > 0: 3 + ahead
      case let behind: 1 << 40 - behind
      }
    }
    return days.sorted { rank($0) < rank($1) }
  }

  /// Turns the imports' records of channels into stale days.
  private func takeOverChanges() throws {
    while true {
      let found = try writer.write { writer in
        var changes: [(channel: Channel.Key, starts: Range<Int64>)] = []
        let sql = """
          SELECT key, dirty_from, dirty_to FROM channel INDEXED BY channel_dirty WHERE dirty_from < dirty_to
          LIMIT \(Self.channelBatch)
          """
        try writer.statement(sql).forEachRow { row in
          changes.append((Channel.Key(truncatingIfNeeded: row.int64(0)), max(row.int64(1), 0)..<max(row.int64(2), 1)))
        }
        for change in changes {
          try Self.noteChange(of: change.channel, starts: change.starts, writer)
          try writer.run(
            "UPDATE channel SET dirty_from = NULL, dirty_to = NULL WHERE key = ?", SQLiteValue(change.channel))
        }
        return changes.count
      }
      if found == 0 { return }
    }
  }
}
