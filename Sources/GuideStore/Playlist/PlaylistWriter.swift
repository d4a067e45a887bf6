import Foundation
import GuideModel

/// Replaces a playlist's channels and streams, inside a transaction.
struct PlaylistWriter {
  let connection: SQLiteConnection

  /// - Returns: the number of new channels.
  /// - Complexity: O(n log n) in its channels.
  func store(_ channels: PlaylistChannels, source name: String, at instant: Int64) throws -> Int {
    let source = try connection.integer("SELECT key FROM source WHERE name = ?", .text(name)) ?? 0
    try connection.run(
      "UPDATE source SET kind = 'playlist', standalone = 1, refreshed = ?2 WHERE key = ?1", SQLiteValue(source),
      SQLiteValue(instant))
    var directory = try ChannelDirectory(source: source, connection: connection)
    let more = try connection.prepare(
      "UPDATE channel SET tvg_id = ?2, tvg_name = ?3, tvg_shift = ?4, gone = 0 WHERE key = ?1")
    let clear = try connection.prepare("DELETE FROM stream WHERE channel = ?")
    let insert = try connection.prepare("INSERT INTO stream(channel, ordinal, address, details) VALUES(?, ?, ?, ?)")
    var seen: Set<Channel.Key> = []
    for member in channels.members {
      try directory.declare(
        feedID: member.feedID, name: member.name, number: member.number, icon: member.logoURL, displayNames: [],
        groups: member.groups.joined(separator: "\u{1F}"), details: [], connection: connection)
      guard let index = directory.index(of: member.feedID) else { continue }
      let key = directory.states[index].key
      seen.insert(key)
      more.bind(1, Int64(key))
      more.bind(2, member.tvgID)
      more.bind(3, member.tvgName)
      more.bind(4, member.shift)
      try more.run()
      clear.bind(1, Int64(key))
      try clear.run()
      for (ordinal, stream) in member.streams.enumerated() {
        insert.bind(1, Int64(key))
        insert.bind(2, Int64(ordinal))
        insert.bind(3, stream.address)
        insert.bind(4, try Self.details(of: stream))
        try insert.run()
      }
    }
    try retire(source, but: seen)
    try RowBuilder(connection: connection).run()
    return directory.newChannels
  }

  /// Removes channels that are no longer in the playlist; those with settings of the owner are only retired.
  private func retire(_ source: Int64, but seen: Set<Channel.Key>) throws {
    var retired: [Channel.Key] = []
    var asleep: [Channel.Key] = []
    let sql = """
      SELECT key, hidden <> 0 OR custom_name IS NOT NULL OR shift <> 0
        OR EXISTS(SELECT 1 FROM list_channel WHERE list_channel.channel = channel.key)
      FROM channel WHERE source = ?
      """
    try connection.statement(sql).forEachRow(SQLiteValue(source)) { row in
      let key = Channel.Key(truncatingIfNeeded: row.int64(0))
      guard !seen.contains(key) else { return }
      if row.int64(1) != 0 { asleep.append(key) } else { retired.append(key) }
    }
    for key in asleep { try connection.run("UPDATE channel SET gone = 1 WHERE key = ?", SQLiteValue(key)) }
    try ChannelRemoval(connection: connection).remove(retired)
  }

  private static func details(of stream: ChannelStream) throws -> String {
    var stream = stream
    stream.address = ""
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(stream), as: UTF8.self)
  }
}
