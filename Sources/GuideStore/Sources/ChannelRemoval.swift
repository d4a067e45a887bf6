import GuideModel

/// Removes channels with everything that belongs to them, inside a transaction.
struct ChannelRemoval {
  let connection: SQLiteConnection

  /// - Complexity: O(airings of the channels).
  func remove(_ keys: [Channel.Key]) throws {
    for key in keys {
      let lower = SQLiteValue(AiringKey(channel: key, start: 0).rawValue)
      let upper = SQLiteValue(AiringKey(channel: key + 1, start: 0).rawValue)
      if let first = try connection.integer("SELECT min(id) FROM airing WHERE id >= ? AND id < ?", lower, upper),
        let last = try connection.integer("SELECT max(id) FROM airing WHERE id >= ? AND id < ?", lower, upper),
        first > 0
      {
        let starts = AiringKey(rawValue: first).start..<AiringKey(rawValue: last).start + 1
        try SearchIndexer.noteChange(of: key, starts: starts, connection)
      }
      try connection.run("DELETE FROM airing WHERE id >= ? AND id < ?", lower, upper)
      try connection.run("DELETE FROM stream WHERE channel = ?", SQLiteValue(key))
      try connection.run("UPDATE channel SET heir = NULL WHERE heir = ?", SQLiteValue(key))
      try connection.run("DELETE FROM channel WHERE key = ?", SQLiteValue(key))
    }
  }
}
