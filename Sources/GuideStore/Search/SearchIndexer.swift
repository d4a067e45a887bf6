import GuideModel

/// Brings the full-text index up to date with what imports changed since: apart from them, so that they stay fast.
///
/// Each channel carries the interval of starts that the index has not seen. In there the index is compared with the
/// airings and only what differs is written: a refresh that repeats what was known costs reading only.
struct SearchIndexer {
  /// Airings per step; a transaction takes one step of one channel, so that other writers get their turn.
  private static let step = 2000

  private let connection: SQLiteConnection

  init(connection: SQLiteConnection) { self.connection = connection }

  private struct Entry: Equatable {
    var id: Int64
    var title: String
    var subtitle: String
    var description: String
  }

  /// The channels whose airings changed, and where.
  static func pending(_ connection: SQLiteConnection) throws -> [(channel: Channel.Key, starts: Range<Int64>)] {
    var pending: [(channel: Channel.Key, starts: Range<Int64>)] = []
    let sql = "SELECT key, dirty_from, dirty_to FROM channel WHERE dirty_from < dirty_to"
    try connection.statement(sql).forEachRow { row in
      pending.append((Channel.Key(truncatingIfNeeded: row.int64(0)), row.int64(1)..<row.int64(2)))
    }
    return pending
  }

  /// Indexes the first airings of the channel's pending interval and shortens it by them.
  /// - Returns: whether the channel is done.
  func advance(_ channel: Channel.Key) throws -> Bool {
    try connection.transaction {
      // Read again: an import may have widened it.
      guard
        let from = try connection.integer(
          "SELECT dirty_from FROM channel WHERE key = ? AND dirty_from < dirty_to", SQLiteValue(channel)),
        let to = try connection.integer("SELECT dirty_to FROM channel WHERE key = ?", SQLiteValue(channel))
      else { return true }
      let lower = AiringKey(channel: channel, start: from).rawValue
      var upper = AiringKey(channel: channel, start: to).rawValue
      var reached = to
      // Steps end between starts: airings that share one are not torn apart.
      if let next = try connection.integer(
        "SELECT id FROM airing WHERE id >= ? AND id < ? ORDER BY id LIMIT 1 OFFSET \(Self.step)",
        SQLiteValue(lower), SQLiteValue(upper)), AiringKey(rawValue: next).start > from
      {
        reached = AiringKey(rawValue: next).start
        upper = AiringKey(channel: channel, start: reached).rawValue
      }
      try index(lower..<upper)
      if reached == to {
        try connection.run("UPDATE channel SET dirty_from = NULL, dirty_to = NULL WHERE key = ?", SQLiteValue(channel))
        return true
      }
      try connection.run(
        "UPDATE channel SET dirty_from = ? WHERE key = ?", SQLiteValue(reached), SQLiteValue(channel))
      return false
    }
  }

  private func index(_ ids: Range<Int64>) throws {
    var known: [Int64: Entry] = [:]
    try connection.statement("SELECT rowid, title, subtitle, description FROM search WHERE rowid >= ? AND rowid < ?")
      .forEachRow(SQLiteValue(ids.lowerBound), SQLiteValue(ids.upperBound)) { row in
        known[row.int64(0)] = Entry(
          id: row.int64(0), title: row.text(1), subtitle: row.text(2), description: row.text(3))
      }
    let insert = try connection.statement("INSERT INTO search(rowid, title, subtitle, description) VALUES(?, ?, ?, ?)")
    let delete = try connection.statement("DELETE FROM search WHERE rowid = ?")
    try connection.statement("SELECT id, title, subtitle, details FROM airing WHERE id >= ? AND id < ?")
      .forEachRow(SQLiteValue(ids.lowerBound), SQLiteValue(ids.upperBound)) { row in
        let entry = Entry(
          id: row.int64(0), title: row.text(1), subtitle: row.text(2), description: Self.description(row.bytes(3)))
        if let old = known.removeValue(forKey: entry.id) {
          if old == entry { return }
          delete.bind(1, entry.id)
          try delete.run()
        }
        insert.bind(1, entry.id)
        insert.bind(2, entry.title)
        insert.bind(3, entry.subtitle)
        insert.bind(4, entry.description)
        try insert.run()
      }
    for id in known.keys {
      delete.bind(1, id)
      try delete.run()
    }
  }

  private static func description(_ details: [UInt8]) -> String {
    guard let tree = ElementTree(encoded: details) else { return "" }
    return tree.children.lazy.filter { $0.name == "desc" }.map(\.text).joined(separator: "\n")
  }
}
