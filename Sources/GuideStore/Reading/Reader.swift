import GuideModel

/// A connection that reads, with the prepared statements for reading. Use it on one thread at a time.
final class Reader: AiringReading {
  let connection: SQLiteConnection

  /// The columns of an `Airing`, in the order of `airing(_:first:)`.
  private static let columns = "id, stop, genre, flags, title, subtitle, summary"

  /// - Parameter patience: how long opening waits for other programs, in seconds.
  init(path: String, patience: Double = LockPatience.usual) throws {
    connection = try SQLiteConnection.reading(path: path, patience: patience)
    // 4 MiB of pages: several screens. Reads go through the kernel's page cache anyway.
    try connection.patience.during(limit: patience) {
      try connection.execute("PRAGMA cache_size = -4000; PRAGMA query_only = ON")
    }
  }

  private init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Returns a reader of an empty guide in memory.
  static func empty() throws -> Reader {
    let connection = try SQLiteConnection(path: ":memory:", access: .readWrite)
    for migration in Schema.migrations { try connection.execute(migration) }
    return Reader(connection)
  }

  /// Returns channels, lists and searches, all from one snapshot.
  func lineup() throws -> LineupSnapshot {
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    return try LineupReader(connection: connection).read()
  }

  // Prepared once: a screen that scrolls reads several rows a frame.
  private static let longSQL = """
    SELECT \(columns) FROM airing INDEXED BY airing_long
    WHERE \(AiringKey.channelSQL) = ?1 AND stop > ?2 AND \(AiringKey.isLongSQL) AND id < ?3 ORDER BY id
    """
  private static let nearSQL = """
    SELECT \(columns) FROM airing
    WHERE id >= max(?1 - ((SELECT longest FROM channel WHERE key = ?4) << \(AiringKey.startShift)),
        \(AiringKey.sql(channel: "?4")))
      AND id < ?2 AND (stop > ?3 OR id >= ?1) AND NOT (id < ?1 AND \(AiringKey.isLongSQL))
    ORDER BY id
    """

  /// Returns the airings of a channel that overlap `range` or start in it, by start and ordinal.
  ///
  /// This takes two range scans: of the table, from as far back as the channel's longest airing of at most six hours,
  /// and of the index of longer ones. O(log n + rows).
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    var airings: [Airing] = []
    let from = AiringKey(channel: channel, start: range.lowerBound)
    let to = AiringKey(channel: channel, start: range.upperBound)

    let long = try connection.statement(Self.longSQL)
    long.bind(1, Int64(channel))
    long.bind(2, range.lowerBound)
    long.bind(3, from.rawValue)
    defer { long.reset() }
    while try long.step() { airings.append(Self.airing(long)) }

    let near = try connection.statement(Self.nearSQL)
    near.bind(1, from.rawValue)
    near.bind(2, to.rawValue)
    near.bind(3, range.lowerBound)
    near.bind(4, Int64(channel))
    defer { near.reset() }
    let longCount = airings.count
    while try near.step() { airings.append(Self.airing(near)) }
    if longCount > 0 { airings.sort { AiringKey($0.id) < AiringKey($1.id) } }
    return airings
  }

  /// Returns the airing in the columns `columns`, from `first` on.
  static func airing(_ row: SQLiteStatement, first: Int32 = 0) -> Airing {
    Airing(
      id: AiringKey(rawValue: row.int64(first)).id, stop: row.int64(first + 1), title: row.text(first + 4),
      subtitle: row.text(first + 5), summary: row.text(first + 6),
      genre: Genre(rawValue: UInt8(truncatingIfNeeded: row.int64(first + 2))) ?? .undefined,
      flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: row.int64(first + 3))))
  }

  /// Returns an airing; `nil` if it no longer exists.
  func airing(_ id: Airing.ID) throws -> Airing? {
    let statement = try connection.statement("SELECT \(Self.columns) FROM airing WHERE id = ?")
    statement.bind(1, AiringKey(id).rawValue)
    defer { statement.reset() }
    return try statement.step() ? Self.airing(statement) : nil
  }

  /// Returns everything the feed says about an airing, in `ElementTree`'s encoding; `nil` if the airing no longer
  /// exists.
  func details(_ id: Airing.ID) throws -> [UInt8]? {
    let statement = try connection.statement("SELECT details FROM airing WHERE id = ?")
    statement.bind(1, AiringKey(id).rawValue)
    defer { statement.reset() }
    return try statement.step() ? statement.bytes(0) : nil
  }

  /// Returns the visible rows that show one channel which may have airings at `instant` or later, in the user's order.
  func plainRows(at instant: Int64) throws -> [PlainRow] {
    var rows: [PlainRow] = []
    let sql = """
      SELECT r.key, c.key, coalesce(m.shift, 0), c.longest
      FROM channel r LEFT JOIN member m ON m.row = r.key AND m.rank = 0 JOIN channel c ON c.key = coalesce(m.channel, r.key)
      WHERE r.is_row = 1 AND r.hidden = 0 AND c.last_stop > ?1 - coalesce(m.shift, 0)
        AND NOT EXISTS(SELECT 1 FROM member o WHERE o.row = r.key AND o.rank = 1)
      ORDER BY r.position, r.key
      """
    try connection.statement(sql).forEachRow(SQLiteValue(instant)) { row in
      rows.append(
        PlainRow(
          member: RowMember(
            row: Channel.Key(truncatingIfNeeded: row.int64(0)), channel: Channel.Key(truncatingIfNeeded: row.int64(1)),
            shift: row.int64(2)), longest: row.int64(3)))
    }
    return rows
  }

  /// Returns the airing at `instant` and the one after it, for every visible row that shows one channel and has either,
  /// in the user's order, with one statement. Rows that show several channels are left out.
  func nowAndNext(at instant: Int64) throws -> [NowAndNext] {
    let columns = ["n", "x"].flatMap { table in
      Self.columns.split(separator: ", ").map { "\(table).\($0)" }
    }.joined(separator: ", ")
    // `t` is the instant in the channel's feed.
    let after = AiringKey.sql(channel: "s.c", start: "(s.t + 1)")
    let sql = """
      WITH shown(row, position, c, t, longest, shift) AS MATERIALIZED (
        SELECT r.key, r.position, c.key, ?1 - coalesce(m.shift, 0), c.longest, coalesce(m.shift, 0)
        FROM channel r LEFT JOIN member m ON m.row = r.key AND m.rank = 0 JOIN channel c ON c.key = coalesce(m.channel, r.key)
        WHERE r.is_row = 1 AND r.hidden = 0 AND c.last_stop > ?1 - coalesce(m.shift, 0)
          AND NOT EXISTS(SELECT 1 FROM member o WHERE o.row = r.key AND o.rank = 1)
      )
      SELECT s.row, s.shift, \(columns) FROM shown s
      LEFT JOIN airing n ON n.id = coalesce(
        (SELECT id FROM airing
          WHERE id >= max(\(AiringKey.sql(channel: "s.c")),
              \(AiringKey.sql(channel: "s.c", start: "s.t")) - (s.longest << \(AiringKey.startShift)))
            AND id < \(after) AND stop > s.t ORDER BY id DESC LIMIT 1),
        (SELECT id FROM airing INDEXED BY airing_long WHERE \(AiringKey.channelSQL) = s.c AND stop > s.t
          AND \(AiringKey.isLongSQL) AND id < \(after) ORDER BY id DESC LIMIT 1))
      LEFT JOIN airing x ON x.id =
        (SELECT min(id) FROM airing WHERE id >= \(after) AND id < \(AiringKey.sql(channel: "(s.c + 1)")))
      ORDER BY s.position, s.row
      """
    var entries: [NowAndNext] = []
    let statement = try connection.statement(sql)
    // Shifts are at most a few days.
    statement.bind(1, min(max(instant, 1 << 23), AiringKey.maximumStart - (1 << 23)))
    defer { statement.reset() }
    while try statement.step() {
      let shift = statement.int64(1)
      entries.append(
        NowAndNext(
          channel: Channel.Key(truncatingIfNeeded: statement.int64(0)),
          now: statement.isNull(2) ? nil : Self.airing(statement, first: 2).shifted(by: shift),
          next: statement.isNull(9) ? nil : Self.airing(statement, first: 9).shifted(by: shift)))
    }
    return entries
  }
}
