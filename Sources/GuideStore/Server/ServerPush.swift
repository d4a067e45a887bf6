import GuideModel
import Postgres

/// Brings a server to the state of a changed working copy, inside a transaction.
struct ServerPush {
  let copy: SQLiteConnection
  let server: PostgresConnection
  let touched: [String: [Int64]]
  let airings: [Channel.Key: ChangeCapture.Airings]

  var isEmpty: Bool { touched.isEmpty && airings.isEmpty }

  /// The channel of notifications.
  static let channel = "lineup"

  /// - Parameters:
  ///   - generation: the number of this change.
  ///   - mark: identifies the change, so that the program that made it can find out whether it was stored.
  /// - Complexity: O(what changed).
  func run(generation: Int64, mark: String) throws {
    for table in ReplicatedTable.all {
      guard let keys = touched[table.name] else { continue }
      try replace(table, keys)
      try note(table.name, keys, generation)
    }
    if !airings.isEmpty {
      try pushAirings()
      try note("airing", airings.keys.map(Int64.init), generation)
    }
    try server.run(
      "UPDATE lineup.guide SET generation = $1, push = $2 WHERE key = 1", [.integer(generation), .text(mark)])
    try server.run("SELECT pg_notify('\(Self.channel)', $1)", [.text(String(generation))])
  }

  private func note(_ relation: String, _ keys: [Int64], _ generation: Int64) throws {
    try server.run(
      """
      INSERT INTO lineup.version(relation, key, version) SELECT $1, key, $3 FROM unnest($2) AS key
      ON CONFLICT (relation, key) DO UPDATE SET version = excluded.version
      """, [.text(relation), .integers(keys), .integer(generation)])
  }

  private func replace(_ table: ReplicatedTable, _ keys: [Int64]) throws {
    let columns = try table.columns(copy)
    let names = columns.map(\.quoted).joined(separator: ", ")
    var select = "SELECT \(names) FROM \"\(table.name)\""
    if let key = table.key {
      try server.run("DELETE FROM \(table.serverName) WHERE \"\(key)\" = ANY($1)", [.integers(keys)])
      select += " WHERE \"\(key)\" IN (SELECT key FROM temp.touched WHERE relation = '\(table.name)')"
    } else {
      try server.execute("DELETE FROM \(table.serverName)")
    }
    try server.copy(into: "\(table.serverName)(\(names))") { buffer, send in
      try copy.prepare(select).forEachRow { row in
        buffer.beginRow(columns.count)
        for (index, column) in columns.enumerated() {
          let index = Int32(index)
          if row.isNull(index) {
            buffer.appendNull()
          } else if column.isBlob {
            row.withBytes(index) { buffer.append(blob: $0) }
          } else if column.isText {
            row.withBytes(index) { buffer.append(text: $0) }
          } else {
            buffer.append(integer: row.int64(index))
          }
        }
        try send(&buffer)
      }
    }
  }

  // MARK: Airings

  /// The greatest number of keys that one statement deletes.
  private static let keysAtOnce = 20_000

  private func pushAirings() throws {
    let isFirst = try server.integer("SELECT 1 FROM lineup.airing LIMIT 1") == nil
    if isFirst {
      try server.execute("DROP INDEX IF EXISTS lineup.airing_words")
    } else {
      try deleteChanged()
    }
    let channels = airings.sorted { $0.key < $1.key }
    var words = SearchWords()
    let columns = "channel, start, ordinal, stop, genre, flags, title, subtitle, summary, details, words"
    let ranged = try copy.prepare("SELECT \(AiringRow.columns) FROM airing WHERE id >= ? AND id <= ? ORDER BY id")
    try server.copy(into: "lineup.airing(\(columns))") { buffer, send in
      for (_, changed) in channels {
        switch changed {
        case .range(let range):
          // In whole starts, because that is how they are deleted.
          let last = range.upperBound | AiringKey.maximumOrdinal
          try append(range.lowerBound & ~AiringKey.maximumOrdinal...last, ranged, &words, &buffer, send)
        case .keys(let keys):
          for key in Set(keys).sorted() { try append(key...key, ranged, &words, &buffer, send) }
        }
      }
    }
    if isFirst {
      try ServerSchema.indexWords(server)
    }
  }

  private func append(
    _ range: ClosedRange<Int64>, _ rows: SQLiteStatement, _ words: inout SearchWords, _ buffer: inout CopyBuffer,
    _ send: (inout CopyBuffer) throws -> Void
  ) throws {
    rows.bind(1, range.lowerBound)
    rows.bind(2, range.upperBound)
    defer { rows.reset() }
    while try rows.step() {
      let key = AiringKey(rawValue: rows.int64(0))
      buffer.beginRow(11)
      buffer.append(int: key.channel)
      buffer.append(integer: key.start)
      buffer.append(smallint: Int16(truncatingIfNeeded: key.ordinal))
      buffer.append(integer: rows.int64(1))
      buffer.append(smallint: Int16(truncatingIfNeeded: rows.int64(2)))
      buffer.append(int: Int32(truncatingIfNeeded: rows.int64(3)))
      for column in 4...6 as ClosedRange<Int32> { rows.withBytes(column) { buffer.append(text: $0) } }
      rows.withBytes(7) { buffer.append(blob: $0) }
      rows.withBytes(4) { title in
        rows.withBytes(5) { subtitle in
          rows.withBytes(7) { details in
            words.with(title: title, subtitle: subtitle, details: details) { buffer.append(text: $0) }
          }
        }
      }
      try send(&buffer)
    }
  }

  private func deleteChanged() throws {
    // There are few keys compared with the table, so each is looked up.
    try server.execute(
      "SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL enable_seqscan = off")
    var channels: [Int64] = []
    var starts: [Int64] = []
    var ordinals: [Int64] = []
    var ranges: [(Int64, Int64, Int64)] = []
    for (channel, changed) in airings {
      switch changed {
      case .range(let range):
        ranges.append(
          (Int64(channel), AiringKey(rawValue: range.lowerBound).start, AiringKey(rawValue: range.upperBound).start))
      case .keys(let keys):
        for key in Set(keys) {
          channels.append(Int64(channel))
          starts.append(AiringKey(rawValue: key).start)
          ordinals.append(Int64(AiringKey(rawValue: key).ordinal))
        }
      }
    }
    for first in stride(from: 0, to: channels.count, by: Self.keysAtOnce) {
      let part = first..<min(first + Self.keysAtOnce, channels.count)
      try server.run(
        """
        DELETE FROM lineup.airing a USING unnest($1::int[], $2, $3::smallint[]) AS k(c, s, o)
        WHERE a.channel = k.c AND a.start = k.s AND a.ordinal = k.o
        """, [.integers(Array(channels[part])), .integers(Array(starts[part])), .integers(Array(ordinals[part]))])
    }
    for first in stride(from: 0, to: ranges.count, by: Self.keysAtOnce) {
      let part = ranges[first..<min(first + Self.keysAtOnce, ranges.count)]
      try server.run(
        """
        DELETE FROM lineup.airing a USING unnest($1::int[], $2, $3) AS k(c, f, t)
        WHERE a.channel = k.c AND a.start >= k.f AND a.start <= k.t
        """, [.integers(part.map(\.0)), .integers(part.map(\.1)), .integers(part.map(\.2))])
    }
  }
}
