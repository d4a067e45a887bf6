import GuideModel

/// A connection that reads, and the statements of the reading paths. Used by one thread at a time.
final class Reader {
  let connection: SQLiteConnection
  /// Logos of the channels that rows show, for rows whose own feed has none; used while the lineup is read.
  private var icons: [Channel.Key: String] = [:]

  /// What an `Airing` is made of, in the order `airing(_:first:)` reads.
  private static let columns = "id, stop, genre, flags, title, subtitle, summary"

  init(path: String) throws {
    connection = try SQLiteConnection.reading(path: path)
    // 4 MiB of pages: several screens. Reads go through the page cache of the kernel anyway.
    try connection.execute("PRAGMA cache_size = -4000; PRAGMA query_only = ON")
  }

  /// Every channel in order, and the bounds of what they hold.
  func lineup() throws -> LineupSnapshot {
    var snapshot = LineupSnapshot()
    var bounds = try members(&snapshot)
    let sql = """
      SELECT key, feed_id, name, custom_name, display_names, number, icon, hidden, first_start, last_stop, groups
      FROM channel WHERE is_row = 1 ORDER BY position, key
      """
    try connection.statement(sql).forEachRow { row in
      let names = row.text(4)
      let groups = row.text(10)
      var channel = Channel(
        id: Channel.Key(truncatingIfNeeded: row.int64(0)), feedID: row.text(1),
        name: row.text(2), customName: row.isNull(3) ? nil : row.text(3),
        displayNames: names.isEmpty ? [] : names.split(separator: "\u{1F}").map(String.init), number: row.text(5),
        iconURL: row.text(6), groups: groups.isEmpty ? [] : groups.split(separator: "\u{1F}").map(String.init),
        isHidden: row.int64(7) != 0)
      let members = snapshot.members[channel.id]
      if members == nil, !row.isNull(8) {
        bounds[channel.id] = row.int64(8)..<max(row.int64(9), row.int64(8) + 1)
      }
      if channel.iconURL.isEmpty, let icon = icons[channel.id] { channel.iconURL = icon }
      let own = bounds[channel.id]
      if own != nil { snapshot.withAirings.insert(channel.id) }
      snapshot.all.append(channel)
      guard !channel.isHidden else { return }
      snapshot.visible.append(channel)
      snapshot.visibleKeys.insert(channel.id)
      for member in members ?? [] { snapshot.shownIn[member.channel, default: []].append(member) }
      guard let own else { return }
      snapshot.timeRange =
        snapshot.timeRange.map {
          min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound)
        } ?? own
    }
    return snapshot
  }

  /// Reads what rows show that do not just show themselves.
  /// - Returns: from the first start to the last stop of each such row that has airings.
  private func members(_ snapshot: inout LineupSnapshot) throws -> [Channel.Key: Range<Int64>] {
    var bounds: [Channel.Key: Range<Int64>] = [:]
    icons = [:]
    let sql = """
      SELECT row, channel, member.shift, first_start, last_stop, icon FROM member JOIN channel ON channel.key = member.channel
      ORDER BY row, rank
      """
    try connection.statement(sql).forEachRow { row in
      let key = Channel.Key(truncatingIfNeeded: row.int64(0))
      let shift = row.int64(2)
      snapshot.members[key, default: []].append(
        RowMember(row: key, channel: Channel.Key(truncatingIfNeeded: row.int64(1)), shift: shift))
      if icons[key] == nil { icons[key] = row.text(5).isEmpty ? nil : row.text(5) }
      guard !row.isNull(3) else { return }
      let own = row.int64(3) + shift..<max(row.int64(4), row.int64(3) + 1) + shift
      bounds[key] =
        bounds[key].map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    }
    return bounds
  }

  /// The airings of a channel that share an instant with `range`, or start in it, by start and ordinal.
  ///
  /// Two range scans: of the table, from as far back as the channel's longest airing of at most six hours, and of
  /// the index of longer ones. O(log n + rows).
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    var airings: [Airing] = []
    let from = AiringKey(channel: channel, start: range.lowerBound)
    let to = AiringKey(channel: channel, start: range.upperBound)

    let long = try connection.statement(
      """
      SELECT \(Self.columns) FROM airing INDEXED BY airing_long
      WHERE id >> 43 = ?1 AND stop > ?2 AND stop - (id >> 9 & 17179869183) > 21600 AND id < ?3 ORDER BY id
      """)
    long.bind(1, Int64(channel))
    long.bind(2, range.lowerBound)
    long.bind(3, from.rawValue)
    defer { long.reset() }
    while try long.step() { airings.append(Self.airing(long)) }

    let near = try connection.statement(
      """
      SELECT \(Self.columns) FROM airing
      WHERE id >= max(?1 - ((SELECT longest FROM channel WHERE key = ?4) << 9), ?4 << 43) AND id < ?2
        AND (stop > ?3 OR id >= ?1) AND NOT (id < ?1 AND stop - (id >> 9 & 17179869183) > 21600)
      ORDER BY id
      """)
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

  /// The columns `columns` names, from `first` on.
  static func airing(_ row: SQLiteStatement, first: Int32 = 0) -> Airing {
    Airing(
      id: AiringKey(rawValue: row.int64(first)).id, stop: row.int64(first + 1), title: row.text(first + 4),
      subtitle: row.text(first + 5), summary: row.text(first + 6),
      genre: Genre(rawValue: UInt8(truncatingIfNeeded: row.int64(first + 2))) ?? .undefined,
      flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: row.int64(first + 3))))
  }

  /// One airing, `nil` when it is gone.
  func airing(_ id: Airing.ID) throws -> Airing? {
    let statement = try connection.statement("SELECT \(Self.columns) FROM airing WHERE id = ?")
    statement.bind(1, AiringKey(id).rawValue)
    defer { statement.reset() }
    return try statement.step() ? Self.airing(statement) : nil
  }

  /// All that the feed said of an airing, in `ElementTree`'s encoding; `nil` when the airing is gone.
  func details(_ id: Airing.ID) throws -> [UInt8]? {
    let statement = try connection.statement("SELECT details FROM airing WHERE id = ?")
    statement.bind(1, AiringKey(id).rawValue)
    defer { statement.reset() }
    return try statement.step() ? statement.bytes(0) : nil
  }

  /// What runs at `instant` and what comes next, for every visible row that shows one channel and has either, in the user's order, by one
  /// statement. Rows that show several are left out.
  func nowAndNext(at instant: Int64) throws -> [NowAndNext] {
    let columns = ["n", "x"].flatMap { table in
      Self.columns.split(separator: ", ").map { "\(table).\($0)" }
    }.joined(separator: ", ")
    // `t` is the instant as the channel's feed would say it.
    let sql = """
      WITH shown(row, position, c, t, longest, shift) AS MATERIALIZED (
        SELECT r.key, r.position, c.key, ?1 - coalesce(m.shift, 0), c.longest, coalesce(m.shift, 0)
        FROM channel r LEFT JOIN member m ON m.row = r.key AND m.rank = 0 JOIN channel c ON c.key = coalesce(m.channel, r.key)
        WHERE r.is_row = 1 AND r.hidden = 0 AND c.last_stop > ?1 - coalesce(m.shift, 0)
          AND NOT EXISTS(SELECT 1 FROM member o WHERE o.row = r.key AND o.rank = 1)
      )
      SELECT s.row, s.shift, \(columns) FROM shown s
      LEFT JOIN airing n ON n.id = coalesce(
        (SELECT id FROM airing WHERE id >= max(s.c << 43, ((s.c << 43) | (s.t << 9)) - (s.longest << 9))
          AND id < ((s.c << 43) | ((s.t + 1) << 9)) AND stop > s.t ORDER BY id DESC LIMIT 1),
        (SELECT id FROM airing INDEXED BY airing_long WHERE id >> 43 = s.c AND stop > s.t
          AND stop - (id >> 9 & 17179869183) > 21600 AND id < ((s.c << 43) | ((s.t + 1) << 9)) ORDER BY id DESC LIMIT 1))
      LEFT JOIN airing x ON x.id =
        (SELECT min(id) FROM airing WHERE id >= ((s.c << 43) | ((s.t + 1) << 9)) AND id < (s.c + 1) << 43)
      ORDER BY s.position, s.row
      """
    var entries: [NowAndNext] = []
    let statement = try connection.statement(sql)
    // Shifts are of a few days at most.
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
