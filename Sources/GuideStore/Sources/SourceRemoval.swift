import GuideModel

/// Removes sources with their channels and airings, inside a transaction.
struct SourceRemoval {
  let connection: SQLiteConnection

  /// Removes a source, and guides that were read only for it.
  /// - Complexity: O(airings of the sources).
  func remove(_ name: String) throws {
    guard let key = try connection.integer("SELECT key FROM source WHERE name = ?", .text(name)) else { return }
    try ChannelSettings(connection: connection).giveBack(rowsOf: key)
    try drop(key)
    _ = try removeUnneeded()
    try RowBuilder(connection: connection).run()
  }

  /// Removes guides that were read only for playlists and are no longer needed.
  /// - Returns: their names.
  func removeUnneeded() throws -> [String] {
    var unneeded: [(Int64, String)] = []
    let sql = "SELECT key, name FROM source WHERE standalone = 0 AND key NOT IN (SELECT guide FROM serves)"
    try connection.statement(sql).forEachRow { unneeded.append(($0.int64(0), $0.text(1))) }
    for (key, _) in unneeded { try drop(key) }
    if !unneeded.isEmpty { try RowBuilder(connection: connection).run() }
    return unneeded.map(\.1)
  }

  private func drop(_ key: Int64) throws {
    var channels: [Channel.Key] = []
    try connection.statement("SELECT key FROM channel WHERE source = ?").forEachRow(SQLiteValue(key)) {
      channels.append(Channel.Key(truncatingIfNeeded: $0.int64(0)))
    }
    try ChannelRemoval(connection: connection).remove(channels)
    try connection.run("DELETE FROM serves WHERE playlist = ?1 OR guide = ?1", SQLiteValue(key))
    try connection.run("DELETE FROM source WHERE key = ?", SQLiteValue(key))
  }
}
