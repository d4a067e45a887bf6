import Foundation
import GuideModel

/// Brings the search index up to date with imports, in parallel, with connections of its own, so that no thread waits.
///
/// Imports record for each channel the range of starts in which something changed. These ranges become days of channels
/// (`search_stale`), which are processed one by one, the most useful first. If the index of a day agrees with the
/// airings, it stays; else the day is read from one snapshot and its segments are built again. They are written in
/// small transactions that readers do not see; a last one puts them in place of the earlier ones and removes the day
/// from the list, if neither changed meanwhile. So a search finds whole days, and an indexer that is killed loses a
/// day's work at most.
final class SearchIndexer {
  /// The number of bytes that one transaction writes: some milliseconds.
  private static let batchSize = 1 << 20
  /// The number of channels whose changes one transaction processes.
  private static let channelBatch = 200
  /// Seconds to wait in all for another writer, such as an import, before giving up.
  private static let patience = 60.0
  private static let day: Int64 = 86_400

  private let reader: SQLiteConnection
  private let writer: SQLiteConnection
  private let cancellation: ImportCancellation
  private let builder = SegmentBuilder(text: SearchText())

  init(path: String, cancellation: ImportCancellation) throws {
    reader = try SQLiteConnection(path: path, access: .readOnly)
    try reader.execute("PRAGMA cache_size = -8000; PRAGMA query_only = ON")
    writer = try SQLiteConnection(path: path, access: .readWrite)
    // A checkpoint waits for the disk, so there are few large ones.
    try writer.execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF; PRAGMA cache_size = -4000;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 50
      """)
    self.cancellation = cancellation
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

  /// Works until nothing is left to do.
  /// - Parameters:
  ///   - instant: UTC seconds; the days around it come first.
  ///   - progress: Called on the calling thread with the part that is done, 0 to 1.
  /// - Throws: `GuideStoreError.cancelled`, `.busy` when another process keeps writing.
  func run(from instant: Int64, progress: ((Double) -> Void)?) throws {
    try removeOrphans()
    while true {
      try takeOverChanges()
      let total = try Double(reader.integer("SELECT count(*) FROM search_stale") ?? 0)
      guard total > 0 else { break }
      var done = 0.0
      for day in try staleDays(around: instant / Self.day) {
        done += try update(day) { progress?((done + $0) / total) }
        progress?(min(done / total, 1))
      }
    }
    try? writer.execute("PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)")
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
      let found = try write { writer in
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

  // MARK: One day

  /// The state of the guide from which a day's segments are built.
  private struct Basis {
    var day: Int64
    var channels: Set<Channel.Key> = []
    var versions: Set<Int64> = []
    var segments: [Int64] = []
  }

  /// Processes the stale channels of a day.
  /// - Returns: their number.
  private func update(_ day: Int64, progress: (Double) -> Void) throws -> Double {
    // Another process may be working on the same day: the second one notices, and starts over.
    for _ in 0..<5 {
      try cancellation.check()
      try reader.execute("BEGIN")
      defer { try? reader.execute("COMMIT") }
      var basis = Basis(day: day)
      try reader.statement("SELECT channel, version FROM search_stale WHERE day = ?").forEachRow(SQLiteValue(day)) {
        basis.channels.insert(Channel.Key(truncatingIfNeeded: $0.int64(0)))
        basis.versions.insert($0.int64(1))
      }
      guard !basis.channels.isEmpty else { return 0 }
      let known = try SegmentTable.ofDay(day, reader)
      basis.segments = known.map(\.id)
      let count = Double(basis.channels.count)
      if try agrees(known, with: basis) {
        if try strikeOff(basis, segments: nil) { return count }
      } else {
        let segments = try writeSegments(of: day) { progress($0 * count) }
        if try strikeOff(basis, segments: segments) {
          for segment in basis.segments { try removeBlocks(of: segment) }
          return count
        }
        for segment in segments { try removeBlocks(of: segment.id) }
      }
    }
    throw GuideStoreError.busy(path: writer.path)
  }

  /// Whether the index contains exactly what the stale channels show on the day.
  private func agrees(_ known: [SegmentTable.Segment], with basis: Basis) throws -> Bool {
    guard !known.isEmpty else { return false }
    var documents: [DocumentKey: SearchDocument] = [:]
    for segment in known {
      let segmentReader = try SegmentReader(segment, connection: reader)
      for number in 0..<segment.documents {
        let document = try segmentReader.document(number)
        if basis.channels.contains(document.key.channel) { documents[document.key] = document }
      }
    }
    var isEqual = true
    for channel in basis.channels.sorted() where isEqual {
      try forEachRow(of: channel, starts: basis.day * Self.day..<(basis.day + 1) * Self.day) { row in
        if documents.removeValue(forKey: DocumentKey(row.key)) != row.document { isEqual = false }
      }
    }
    return isEqual && documents.isEmpty
  }

  private func forEachRow(of channel: Channel.Key, starts: Range<Int64>, _ body: (SearchRow) -> Void) throws {
    try reader.statement("SELECT \(SearchRow.columns) FROM airing WHERE id >= ? AND id < ?").forEachRow(
      SQLiteValue(AiringKey(channel: channel, start: starts.lowerBound).rawValue),
      SQLiteValue(AiringKey(channel: channel, start: starts.upperBound).rawValue)
    ) { row in SearchRow.with(row, body) }
  }

  private func channels(on starts: Range<Int64>) throws -> [Channel.Key] {
    var channels: [Channel.Key] = []
    try reader.statement("SELECT key FROM channel WHERE first_start < ? AND last_stop >= ? ORDER BY key").forEachRow(
      SQLiteValue(starts.upperBound), SQLiteValue(starts.lowerBound)
    ) { channels.append(Channel.Key(truncatingIfNeeded: $0.int64(0))) }
    return channels
  }

  /// Builds the segments of a day and writes their blocks.
  private func writeSegments(of day: Int64, progress: (Double) -> Void) throws -> [(id: Int64, data: SegmentData)] {
    let starts = day * Self.day..<(day + 1) * Self.day
    let channels = try channels(on: starts)
    defer { builder.clear() }
    var keys: [DocumentKey] = []
    for channel in channels {
      try reader.statement("SELECT id FROM airing WHERE id >= ? AND id < ?").forEachRow(
        SQLiteValue(AiringKey(channel: channel, start: starts.lowerBound).rawValue),
        SQLiteValue(AiringKey(channel: channel, start: starts.upperBound).rawValue)
      ) { keys.append(DocumentKey(AiringKey(rawValue: $0.int64(0)))) }
    }
    guard !keys.isEmpty else { return [] }
    keys.sort()
    let parts = (keys.count + SegmentBuilder.limit - 1) / SegmentBuilder.limit
    let size = (keys.count + parts - 1) / parts
    var segments: [(id: Int64, data: SegmentData)] = []
    for first in stride(from: 0, to: keys.count, by: size) {
      let last = min(first + size, keys.count) - 1
      let range = keys[first]...keys[last]
      builder.clear()
      for channel in channels {
        try cancellation.check()
        try forEachRow(of: channel, starts: range.lowerBound.start..<range.upperBound.start + 1) { row in
          if range.contains(DocumentKey(row.key)) { builder.add(row) }
        }
      }
      segments.append(try write(builder.segment()))
      // The caller reports the end of the day.
      if last + 1 < keys.count { progress(Double(last + 1) / Double(keys.count)) }
    }
    return segments
  }

  // MARK: Writing

  /// Writes a segment's blocks and chunks, which readers do not see before `strikeOff`.
  private func write(_ data: SegmentData) throws -> (id: Int64, data: SegmentData) {
    var parts = data.blocks.enumerated().map { (Int64($0), $1) }
    parts += data.chunks.enumerated().map { (SegmentTable.firstChunk + Int64($0), $1) }
    var id: Int64 = 0
    var next = 0
    while next < parts.count {
      try cancellation.check()
      try write { writer in
        if next == 0 {
          let blocks = try writer.integer("SELECT max(id) FROM search_block") ?? 0
          let segments = try writer.integer("SELECT max(id) FROM search_segment") ?? 0
          id = max(blocks >> SegmentTable.segmentShift, segments) + 1
        }
        let insert = try writer.statement("INSERT INTO search_block(id, data) VALUES(?, ?)")
        var size = 0
        while next < parts.count, size < Self.batchSize {
          insert.bind(1, id << SegmentTable.segmentShift | parts[next].0)
          try parts[next].1.withUnsafeBytes { bytes in
            insert.bind(2, stableBlob: bytes)
            try insert.run()
          }
          size += parts[next].1.count
          next += 1
        }
      }
    }
    var summary = data
    summary.blocks = []
    summary.chunks = []
    summary.parts = parts.count
    return (id, summary)
  }

  /// Replaces the segments from which the work began (`nil` leaves these), and removes the day from the list.
  /// - Returns: whether that was possible, which it is not if the index changed meanwhile.
  private func strikeOff(_ basis: Basis, segments: [(id: Int64, data: SegmentData)]?) throws -> Bool {
    try write { writer in
      guard try SegmentTable.ofDay(basis.day, writer).map(\.id) == basis.segments else { return false }
      if let segments {
        for (id, data) in segments {
          let first = id << SegmentTable.segmentShift
          // Another process may have mistaken them for what a killed one left behind.
          let found = try writer.integer(
            "SELECT count(*) FROM search_block WHERE id >= ? AND id < ?", SQLiteValue(first),
            SQLiteValue(first + 1 << SegmentTable.segmentShift))
          guard found == Int64(data.parts) else { return false }
        }
        try writer.run("DELETE FROM search_segment WHERE day = ?", SQLiteValue(basis.day))
        for (id, data) in segments {
          try writer.run(
            """
            INSERT INTO search_segment(id, day, documents, first_start, last_start, last_stop, first_terms, spans)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?)
            """,
            SQLiteValue(id), SQLiteValue(basis.day), SQLiteValue(data.documents), SQLiteValue(data.firstStart),
            SQLiteValue(data.lastStart), SQLiteValue(data.lastStop), .blob(data.firstTerms), .blob(data.encodedSpans))
        }
      }
      for version in basis.versions {
        try writer.run(
          "DELETE FROM search_stale WHERE day = ? AND version = ?", SQLiteValue(basis.day), SQLiteValue(version))
      }
      return true
    }
  }

  private func removeBlocks(of segment: Int64) throws {
    let first = segment << SegmentTable.segmentShift
    let last = (segment + 1) << SegmentTable.segmentShift
    var isDone = false
    while !isDone {
      try write { writer in
        try writer.run(
          """
          DELETE FROM search_block WHERE id IN (SELECT id FROM search_block WHERE id >= ? AND id < ? LIMIT 500)
          """, SQLiteValue(first), SQLiteValue(last))
        isDone = writer.changeCount < 500
      }
    }
  }

  /// Removes what a killed indexer had written.
  /// - Complexity: O(segments + what is removed).
  private func removeOrphans() throws {
    let known = Set(try SegmentTable.all(reader).map(\.id))
    var next: Int64 = 0
    while let id = try reader.integer(
      "SELECT id FROM search_block WHERE id >= ? ORDER BY id LIMIT 1", SQLiteValue(next))
    {
      let segment = id >> SegmentTable.segmentShift
      if !known.contains(segment) { try removeBlocks(of: segment) }
      next = (segment + 1) << SegmentTable.segmentShift
    }
  }

  /// Runs a transaction, after other writers if there are any.
  @discardableResult
  private func write<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    let began = DispatchTime.now().uptimeNanoseconds
    while true {
      do {
        return try writer.transaction { try body(writer) }
      } catch let failure as SQLiteFailure where failure.isBusy {
        try cancellation.check()
        guard Double(DispatchTime.now().uptimeNanoseconds - began) < Self.patience * 1e9 else { throw failure }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
