import Foundation
import GuideModel

/// Writes segments of the search index for several threads, one transaction at a time.
final class SegmentWriter: Sendable {
  /// The number of bytes that one transaction writes: some milliseconds.
  private static let batchSize = 1 << 20
  /// Seconds to wait in all for another writer, such as an import, before giving up.
  private static let patience = 60.0

  let path: String
  private let connection: Guarded<SQLiteConnection>
  private let cancellation: ImportCancellation

  init(path: String, cancellation: ImportCancellation) throws {
    self.path = path
    let writer = try SQLiteConnection(path: path, access: .readWrite)
    // A checkpoint waits for the disk, so there are few large ones.
    try writer.execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF; PRAGMA cache_size = -4000;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 50
      """)
    connection = Guarded(writer)
    self.cancellation = cancellation
  }

  /// Moves the log into the guide's file, unless that would mean waiting for another program.
  func checkpoint() {
    connection.withLock { try? $0.execute("PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Writes a segment's blocks and chunks, which readers do not see before `strikeOff`.
  func write(_ data: SegmentData) throws -> (id: Int64, data: SegmentData) {
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
  func strikeOff(_ basis: DayIndexer.Basis, segments: [(id: Int64, data: SegmentData)]?) throws -> Bool {
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

  func removeBlocks(of segment: Int64) throws {
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
  func removeOrphans() throws {
    let known = Set(try connection.withLock { try SegmentTable.all($0).map(\.id) })
    var next: Int64 = 0
    while let id = try connection.withLock({
      try $0.integer("SELECT id FROM search_block WHERE id >= ? ORDER BY id LIMIT 1", SQLiteValue(next))
    }) {
      let segment = id >> SegmentTable.segmentShift
      if !known.contains(segment) { try removeBlocks(of: segment) }
      next = (segment + 1) << SegmentTable.segmentShift
    }
  }

  /// Runs a transaction, after other writers if there are any.
  @discardableResult
  func write<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    let began = DispatchTime.now().uptimeNanoseconds
    while true {
      do {
        return try connection.withLock { connection in try connection.transaction { try body(connection) } }
      } catch let failure as SQLiteFailure where failure.isBusy {
        try cancellation.check()
        guard Double(DispatchTime.now().uptimeNanoseconds - began) < Self.patience * 1e9 else { throw failure }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
