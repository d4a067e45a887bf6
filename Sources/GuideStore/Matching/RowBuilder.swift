import GuideModel

/// Rebuilds the guide's rows from its feeds and its owner's choices, inside the transaction that changed either.
///
/// Only differences are written. A guide with one feed, which needs no matching, costs one statement.
struct RowBuilder {
  let connection: SQLiteConnection

  private struct Stored {
    var key: Channel.Key
    var source: Int
    var position: Int64
    var defaultPosition: Int64?
    var isPlaced: Bool
    var isRow: Bool
    var isHidden: Bool
    var hasName: Bool
    var shift: Int64
    var heir: Channel.Key?
  }

  /// - Complexity: O(n log n + n × guides) in the number of channels; O(n) for a guide of one feed.
  func run() throws {
    try notePlacing()
    if try buildSingle() { return }
    var (lineup, stored) = try load()
    lineup.choices = try choices()
    let rows = ChannelMatcher.rows(of: lineup)
    try handSettingsOn(rows, &stored)
    try write(rows, stored)
    try writePositions(rows, stored)
  }

  /// Marks all rows as placed by the owner if any has been moved since they were last laid out: a position means
  /// something only among the others.
  private func notePlacing() throws {
    let moved = try connection.integer(
      "SELECT 1 FROM channel WHERE is_row = 1 AND position <> default_position LIMIT 1")
    guard moved != nil else { return }
    try connection.execute("UPDATE channel SET placed = 1 WHERE is_row = 1 AND default_position IS NOT NULL")
  }

  /// Lays out a guide of one feed.
  /// - Returns: whether it is one.
  private func buildSingle() throws -> Bool {
    let simple = try connection.integer(
      """
      SELECT count(*) <= 1 AND NOT EXISTS(SELECT 1 FROM choice) AND NOT EXISTS(SELECT 1 FROM channel WHERE shift <> 0 OR gone <> 0)
      FROM source WHERE EXISTS(SELECT 1 FROM channel WHERE channel.source = source.key)
      """)
    let plain = try connection.integer(
      "SELECT 1 FROM source WHERE (kind = 'playlist' OR shift <> 0 OR standalone = 0) LIMIT 1")
    guard simple == 1, plain == nil else { return false }
    try connection.execute("DELETE FROM member; DELETE FROM doubt")
    let last = try connection.integer("SELECT max(position) FROM channel WHERE placed = 1") ?? -1
    try connection.run(
      """
      UPDATE channel SET is_row = 1, position = iif(placed, position, ?1 + 1 + feed_order),
        default_position = iif(placed, position, ?1 + 1 + feed_order)
      WHERE (is_row, position, default_position) IS NOT
        (1, iif(placed, position, ?1 + 1 + feed_order), iif(placed, position, ?1 + 1 + feed_order))
      """, SQLiteValue(last))
    return true
  }

  // MARK: Reading

  private func load() throws -> (FeedLineup, [Stored]) {
    var lineup = FeedLineup()
    var sources: [Int64: Int] = [:]
    try connection.statement(
      "SELECT key, name, kind = 'playlist', priority, standalone, shift FROM source ORDER BY key"
    )
    .forEachRow { row in
      sources[row.int64(0)] = lineup.sources.count
      lineup.sources.append(
        FeedLineup.Source(
          name: row.text(1), isPlaylist: row.int64(2) != 0, priority: Int(row.int64(3)),
          isStandalone: row.int64(4) != 0, shift: row.int64(5)))
    }
    try connection.statement("SELECT playlist, guide FROM serves").forEachRow { row in
      guard let playlist = sources[row.int64(0)], let guide = sources[row.int64(1)] else { return }
      lineup.sources[playlist].guides.insert(lineup.sources[guide].name)
    }
    var stored: [Stored] = []
    let sql = """
      SELECT key, source, feed_id, tvg_id, tvg_name, name, display_names, number, feed_order, tvg_shift, shift,
        last_stop IS NOT NULL, position, default_position, placed, is_row, hidden, custom_name IS NOT NULL, heir
      FROM channel WHERE gone = 0 ORDER BY key
      """
    try connection.statement(sql).forEachRow { row in
      guard let source = sources[row.int64(1)] else { return }
      let isPlaylist = lineup.sources[source].isPlaylist
      var names = row.text(6).split(separator: "\u{1F}").map(String.init)
      let name = row.text(5)
      if !names.contains(name) { names.insert(name, at: 0) }
      let shift = row.int64(10)
      lineup.channels.append(
        FeedLineup.Channel(
          source: source, feedID: row.text(2), id: isPlaylist ? row.text(3) : row.text(2), tvgName: row.text(4),
          names: names, number: row.text(7), order: row.int64(8), shift: row.int64(9) + shift,
          hasAirings: row.int64(11) != 0))
      stored.append(
        Stored(
          key: Channel.Key(truncatingIfNeeded: row.int64(0)), source: source, position: row.int64(12),
          defaultPosition: row.isNull(13) ? nil : row.int64(13), isPlaced: row.int64(14) != 0,
          isRow: row.int64(15) != 0, isHidden: row.int64(16) != 0, hasName: row.int64(17) != 0, shift: shift,
          heir: row.isNull(18) ? nil : Channel.Key(truncatingIfNeeded: row.int64(18))))
    }
    return (lineup, stored)
  }

  private func choices() throws -> [FeedLineup.Choice] {
    var choices: [FeedLineup.Choice] = []
    try connection.statement("SELECT row_source, row_id, source, id, is_match, shift FROM choice").forEachRow { row in
      choices.append(
        FeedLineup.Choice(
          row: .init(source: row.text(0), feedID: row.text(1)),
          channel: .init(source: row.text(2), feedID: row.text(3)),
          isMatch: row.int64(4) != 0, shift: row.int64(5)))
    }
    return choices
  }

  // MARK: Writing

  /// Gives a row that takes over a channel the owner's settings for that channel.
  private func handSettingsOn(_ rows: FeedLineup.Rows, _ stored: inout [Stored]) throws {
    let settings = ChannelSettings(connection: connection)
    var isRow = Array(repeating: false, count: stored.count)
    for row in rows.rows { isRow[row.channel] = true }
    var handed: Set<Int> = []
    for row in rows.rows {
      let own = stored[row.channel]
      guard own.defaultPosition == nil, own.heir == nil else { continue }
      // New: the first channel that it removes from the guide's rows leaves it its settings, and to no other row.
      guard
        let member = row.members.first(where: {
          !isRow[$0.channel] && stored[$0.channel].isRow && stored[$0.channel].defaultPosition != nil
            && handed.insert($0.channel).inserted
        })
      else { continue }
      let old = stored[member.channel]
      try settings.hand(from: old.key, to: own.key)
      stored[row.channel].isPlaced = old.isPlaced
      stored[row.channel].position = old.position
      stored[row.channel].heir = old.key
    }
  }

  private func write(_ rows: FeedLineup.Rows, _ stored: [Stored]) throws {
    var isRow = Array(repeating: false, count: stored.count)
    for row in rows.rows { isRow[row.channel] = true }
    let update = try connection.statement("UPDATE channel SET is_row = ? WHERE key = ?")
    for (index, channel) in stored.enumerated() where channel.isRow != isRow[index] {
      update.bind(1, isRow[index] ? 1 : 0)
      update.bind(2, Int64(channel.key))
      try update.run()
    }
    try connection.execute("UPDATE channel SET is_row = 0 WHERE gone = 1 AND is_row = 1")
    try writeMembers(rows, stored)
    try connection.execute("DELETE FROM doubt")
    let insert = try connection.statement("INSERT OR IGNORE INTO doubt(row, channel, rule, shift) VALUES(?, ?, ?, ?)")
    for match in rows.uncertainMatches {
      insert.bind(1, Int64(stored[match.row].key))
      insert.bind(2, Int64(stored[match.channel].key))
      insert.bind(3, Int64(match.rule.rawValue))
      insert.bind(4, match.shift)
      try insert.run()
    }
  }

  private struct Member: Equatable {
    var channel: Int64
    var shift: Int64
    var rule: Int64
  }

  private func writeMembers(_ rows: FeedLineup.Rows, _ stored: [Stored]) throws {
    var known: [Int64: [Member]] = [:]
    try connection.statement("SELECT row, channel, shift, rule FROM member ORDER BY row, rank").forEachRow { row in
      known[row.int64(0), default: []].append(
        Member(channel: row.int64(1), shift: row.int64(2), rule: row.int64(3)))
    }
    let delete = try connection.statement("DELETE FROM member WHERE row = ?")
    let insert = try connection.statement("INSERT INTO member(row, rank, channel, shift, rule) VALUES(?, ?, ?, ?, ?)")
    for row in rows.rows {
      let key = Int64(stored[row.channel].key)
      let members = row.members.map {
        Member(channel: Int64(stored[$0.channel].key), shift: $0.shift, rule: Int64($0.rule.rawValue))
      }
      let old = known.removeValue(forKey: key) ?? []
      guard members != old else { continue }
      if !old.isEmpty {
        delete.bind(1, key)
        try delete.run()
      }
      for (rank, member) in members.enumerated() {
        insert.bind(1, key)
        insert.bind(2, Int64(rank))
        insert.bind(3, member.channel)
        insert.bind(4, member.shift)
        insert.bind(5, member.rule)
        try insert.run()
      }
    }
    for key in known.keys {
      delete.bind(1, key)
      try delete.run()
    }
  }

  /// Writes positions. Rows that the owner placed stay in that order and come first; the others follow in the order of
  /// their feeds.
  private func writePositions(_ rows: FeedLineup.Rows, _ stored: [Stored]) throws {
    let placed = rows.rows.filter { stored[$0.channel].isPlaced }.sorted {
      (stored[$0.channel].position, stored[$0.channel].key) < (stored[$1.channel].position, stored[$1.channel].key)
    }
    let others = rows.rows.filter { !stored[$0.channel].isPlaced }
    let update = try connection.statement("UPDATE channel SET position = ?1, default_position = ?1 WHERE key = ?2")
    for (position, row) in (placed + others).enumerated() {
      let channel = stored[row.channel]
      guard channel.position != Int64(position) || channel.defaultPosition != Int64(position) else { continue }
      update.bind(1, Int64(position))
      update.bind(2, Int64(channel.key))
      try update.run()
    }
  }
}
