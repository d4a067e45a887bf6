import GuideModel

/// Builds the search index of one day after the other, on one thread.
///
/// Unchecked, because each belongs to the one thread that works with it.
final class DayIndexer: @unchecked Sendable {
  static let day: Int64 = 86_400

  /// The state of the guide from which a day's segments are built.
  struct Basis {
    var day: Int64
    var channels: Set<Channel.Key> = []
    var versions: Set<Int64> = []
    var segments: [Int64] = []
  }

  private let reader: SQLiteConnection
  private let writer: SegmentWriter
  private let cancellation: ImportCancellation
  private let builder = SegmentBuilder(text: SearchText())

  init(path: String, writer: SegmentWriter, cancellation: ImportCancellation) throws {
    reader = try SQLiteConnection(path: path, access: .readOnly)
    try reader.execute("PRAGMA cache_size = -8000; PRAGMA query_only = ON")
    self.writer = writer
    self.cancellation = cancellation
  }

  /// Processes the stale channels of a day.
  /// - Returns: their number.
  func update(_ day: Int64, progress: (Double) -> Void) throws -> Double {
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
        if try writer.strikeOff(basis, segments: nil) { return count }
      } else {
        let segments = try writeSegments(of: day) { progress($0 * count) }
        if try writer.strikeOff(basis, segments: segments) {
          for segment in basis.segments { try writer.removeBlocks(of: segment) }
          return count
        }
        for segment in segments { try writer.removeBlocks(of: segment.id) }
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
      segments.append(try writer.write(builder.segment()))
      // The caller reports the end of the day.
      if last + 1 < keys.count { progress(Double(last + 1) / Double(keys.count)) }
    }
    return segments
  }
}
