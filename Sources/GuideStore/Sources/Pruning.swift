import GuideModel

extension GuideStore {
  /// Deletes airings that ended longer ago than their source keeps them, in short transactions between which others may
  /// write. A source of which nothing would be left stays as it is: it is an old guide that was kept on purpose, not
  /// the past of a current one.
  /// - Parameter now: UTC seconds.
  /// - Returns: the number of airings deleted.
  /// - Complexity: O(channels + airings deleted).
  @discardableResult
  public func prune(
    now: Int64, cancellation: ImportCancellation = ImportCancellation()
  ) throws(GuideStoreError) -> Int {
    try translatingErrors {
      var due: [(channel: Channel.Key, before: Int64)] = []
      try readers.withReader { reader in
        let sql = """
          SELECT c.key, ?1 - s.keep FROM channel c JOIN source s ON s.key = c.source
          WHERE s.keep > 0 AND s.kind <> 'demo' AND c.first_start < ?1 - s.keep
            AND (SELECT max(last_stop) FROM channel WHERE channel.source = s.key) > ?1 - s.keep
          """
        try reader.connection.statement(sql).forEachRow(SQLiteValue(now)) {
          due.append((Channel.Key(truncatingIfNeeded: $0.int64(0)), $0.int64(1)))
        }
      }
      var count = 0
      for (channel, before) in due {
        while true {
          try cancellation.check()
          let deleted = try withWriter { connection in
            try connection.transaction { try Pruning(connection: connection).prune(channel, before: before) }
          }
          count += deleted
          if deleted < Pruning.step { break }
        }
      }
      if count > 0 { try reload() }
      return count
    }
  }
}

/// Deletes a channel's old airings, inside a transaction.
private struct Pruning {
  /// The greatest number of airings that one transaction deletes.
  static let step = 2000

  let connection: SQLiteConnection

  func prune(_ channel: Channel.Key, before instant: Int64) throws -> Int {
    let lower = SQLiteValue(AiringKey(channel: channel, start: 0).rawValue)
    let upper = SQLiteValue(AiringKey(channel: channel, start: instant).rawValue)
    let old = """
      SELECT id FROM airing WHERE id >= ?1 AND id < ?2 AND stop <= ?3 ORDER BY id LIMIT \(Self.step)
      """
    // Check the search index again for these days only.
    var days: [Int64] = []
    try connection.statement("SELECT DISTINCT \(AiringKey.startSQL) / 86400 FROM (\(old))").forEachRow(
      lower, upper, SQLiteValue(instant)
    ) { days.append($0.int64(0)) }
    for day in days {
      try SearchIndexer.noteChange(of: channel, starts: day * 86_400..<day * 86_400 + 1, connection)
    }
    try connection.run("DELETE FROM airing WHERE id IN (\(old))", lower, upper, SQLiteValue(instant))
    let count = connection.changeCount
    let left = try connection.integer(
      "SELECT min(id) FROM airing WHERE id >= ? AND id < ?", lower,
      SQLiteValue(AiringKey(channel: channel + 1, start: 0).rawValue))
    if let left {
      try connection.run(
        "UPDATE channel SET first_start = ? WHERE key = ?", SQLiteValue(AiringKey(rawValue: left).start),
        SQLiteValue(channel))
    } else {
      try connection.run(
        "UPDATE channel SET first_start = NULL, last_stop = NULL, longest = 0 WHERE key = ?", SQLiteValue(channel))
    }
    return count
  }
}
