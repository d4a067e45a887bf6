import GuideModel

extension GuideStore {
  /// The names of the feeds that the guide was made from, with the instant of their last import (UTC seconds).
  public func sources() throws(GuideStoreError) -> [(name: String, refreshed: Int64)] {
    try translatingErrors {
      try readers.withReader { reader in
        var sources: [(name: String, refreshed: Int64)] = []
        try reader.connection.statement("SELECT name, refreshed FROM source ORDER BY key").forEachRow { row in
          sources.append((row.text(0), row.int64(1)))
        }
        return sources
      }
    }
  }

  /// Removes a feed with its channels and airings, in one transaction; nothing happens when there is none of this name.
  /// - Complexity: O(airings of the source).
  public func removeSource(_ name: String) throws(GuideStoreError) {
    guard try sources().contains(where: { $0.name == name }) else { return }
    try edit { connection in
      var keys: [Channel.Key] = []
      try connection.statement(
        "SELECT channel.key FROM channel JOIN source ON source.key = source WHERE source.name = ?"
      )
      .forEachRow(.text(name)) { keys.append(Channel.Key(truncatingIfNeeded: $0.int64(0))) }
      for key in keys {
        let lower = SQLiteValue(AiringKey(channel: key, start: 0).rawValue)
        let upper = SQLiteValue(AiringKey(channel: key + 1, start: 0).rawValue)
        try connection.run("DELETE FROM search WHERE rowid >= ? AND rowid < ?", lower, upper)
        try connection.run("DELETE FROM airing WHERE id >= ? AND id < ?", lower, upper)
        try connection.run("DELETE FROM channel WHERE key = ?", SQLiteValue(key))
      }
      try connection.run("DELETE FROM source WHERE name = ?", .text(name))
    }
  }
}
