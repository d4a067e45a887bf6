import GuideModel

/// Passes the owner's settings of a channel that is no longer a row to the row that shows it, and back.
struct ChannelSettings {
  let connection: SQLiteConnection

  /// Gives `heir` the settings of `channel`: hidden or not, name, position, time correction, membership of lists.
  func hand(from channel: Channel.Key, to heir: Channel.Key) throws {
    try copy(from: channel, to: heir)
    try connection.run(
      "UPDATE channel SET heir = ?1 WHERE key = ?2", SQLiteValue(channel), SQLiteValue(heir))
  }

  /// Returns the settings that rows of a source took over, before the rows are removed.
  func giveBack(rowsOf source: Int64) throws {
    var pairs: [(Channel.Key, Channel.Key)] = []
    try connection.statement("SELECT key, heir FROM channel WHERE source = ? AND heir IS NOT NULL").forEachRow(
      SQLiteValue(source)
    ) { row in
      pairs.append((Channel.Key(truncatingIfNeeded: row.int64(0)), Channel.Key(truncatingIfNeeded: row.int64(1))))
    }
    for (row, channel) in pairs { try copy(from: row, to: channel) }
  }

  private func copy(from channel: Channel.Key, to heir: Channel.Key) throws {
    try connection.run(
      """
      UPDATE channel SET (hidden, custom_name, placed, position, default_position, shift) =
        (SELECT hidden, custom_name, placed, position, position, shift FROM channel WHERE key = ?1)
      WHERE key = ?2
      """, SQLiteValue(channel), SQLiteValue(heir))
    // At its position in every list.
    try connection.run(
      "UPDATE OR REPLACE list_channel SET channel = ? WHERE channel = ?", SQLiteValue(heir), SQLiteValue(channel))
  }
}
