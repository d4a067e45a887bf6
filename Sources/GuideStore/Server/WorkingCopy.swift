import Foundation
import GuideModel
import Postgres

/// The working copy of a guide on a server: its tables, and how much of the server they contain.
struct WorkingCopy {
  let connection: SQLiteConnection

  /// The state of the copy.
  struct State {
    /// The guide of which it is a copy; empty for none.
    var identity = ""
    /// The last change that is in it.
    var generation: Int64 = 0
    /// The last change of airings that is in it; -1 if it has no airings.
    var airings: Int64 = -1
    /// The mark of a change that is in the copy, and perhaps not on the server; empty for none.
    var pending = ""
  }

  /// Creates the table for `state`.
  func prepare() throws {
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS server_copy(
        key INTEGER PRIMARY KEY CHECK(key = 1), identity TEXT NOT NULL, generation INTEGER NOT NULL,
        airings INTEGER NOT NULL, pending TEXT NOT NULL);
      INSERT OR IGNORE INTO server_copy VALUES(1, '', 0, -1, '')
      """)
  }

  func state() throws -> State {
    var state = State()
    try connection.statement("SELECT identity, generation, airings, pending FROM server_copy").forEachRow { row in
      state = State(
        identity: row.text(0), generation: row.int64(1), airings: row.int64(2), pending: row.text(3))
    }
    return state
  }

  func setState(_ state: State) throws {
    try connection.run(
      "UPDATE server_copy SET identity = ?, generation = ?, airings = ?, pending = ?", .text(state.identity),
      SQLiteValue(state.generation), SQLiteValue(state.airings), .text(state.pending))
  }

  /// Forgets the content, so that the next update copies everything again.
  func forget() throws { try setState(State()) }

  // MARK: Taking over

  /// The number of channels whose airings are requested at once.
  private static let channelsAtOnce = 16

  /// Copies what has changed on the server. Call it while neither can change.
  /// - Parameter airings: whether to copy airings, too.
  /// - Returns: whether anything changed.
  /// - Complexity: O(what changed).
  func takeOver(
    from server: PostgresConnection, _ guide: ServerSchema.Guide, airings: Bool
  ) throws -> Bool {
    var state = try state()
    if state.identity != guide.identity || state.generation > guide.generation || state.airings > guide.generation {
      state = State(identity: guide.identity)
    }
    let isNew = state.generation == 0
    guard isNew || state.generation < guide.generation || airings && state.airings < guide.generation else {
      return false
    }
    connection.allowTriggers(false)
    defer { connection.allowTriggers(true) }
    try connection.transaction {
      if isNew {
        for table in ReplicatedTable.all {
          try connection.execute("DELETE FROM \"\(table.name)\"")
          try takeOver(table, keys: nil, from: server)
        }
        try connection.execute("DELETE FROM airing")
        state.airings = -1
      } else if state.generation < guide.generation {
        let changed = try server.run(
          "SELECT relation, key FROM lineup.version WHERE version > $1 AND relation <> 'airing'",
          [.integer(state.generation)])
        var keys: [String: [Int64]] = [:]
        for row in 0..<changed.count { keys[changed.text(row, 0), default: []].append(changed.integer(row, 1)) }
        for table in ReplicatedTable.all {
          guard let changed = keys[table.name] else { continue }
          try takeOver(table, keys: table.key == nil ? nil : changed, from: server)
        }
      }
      if airings { try takeOverAirings(since: state.airings, from: server) }
      state.generation = guide.generation
      if airings { state.airings = guide.generation }
      state.pending = ""
      try setState(state)
    }
    return true
  }

  private func takeOver(_ table: ReplicatedTable, keys: [Int64]?, from server: PostgresConnection) throws {
    let columns = try table.columns(connection)
    let names = columns.map(\.quoted).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insert = try connection.prepare("INSERT OR REPLACE INTO \"\(table.name)\"(\(names)) VALUES(\(marks))")
    let select = "SELECT \(names) FROM \(table.serverName)"
    guard let key = table.key, let keys else {
      try connection.execute("DELETE FROM \"\(table.name)\"")
      return try insertRows(try server.run(select), columns, insert)
    }
    let delete = try connection.prepare("DELETE FROM \"\(table.name)\" WHERE \"\(key)\" = ?")
    for first in stride(from: 0, to: keys.count, by: 10_000) {
      let part = Array(keys[first..<min(first + 10_000, keys.count)])
      for value in part {
        delete.bind(1, value)
        try delete.run()
      }
      try insertRows(
        try server.run(select + " WHERE \"\(key)\" = ANY($1)", [.integers(part)]), columns, insert)
    }
  }

  private func insertRows(
    _ rows: PostgresResult, _ columns: [ReplicatedTable.Column], _ insert: SQLiteStatement
  ) throws {
    for row in 0..<rows.count {
      insert.reset()
      for (index, column) in columns.enumerated() where !rows.isNull(row, index) {
        let parameter = Int32(index + 1)
        if column.isBlob {
          insert.bind(parameter, stableBlob: rows.bytes(row, index))
        } else if column.isText {
          insert.bind(parameter, stableText: rows.bytes(row, index))
        } else {
          insert.bind(parameter, rows.integer(row, index))
        }
      }
      try insert.run()
    }
  }

  private func takeOverAirings(since generation: Int64, from server: PostgresConnection) throws {
    let changed = try server.run(
      "SELECT key FROM lineup.version WHERE relation = 'airing' AND version > $1 ORDER BY key",
      [.integer(generation)])
    let keys = (0..<changed.count).map { changed.integer($0, 0) }
    let delete = try connection.prepare("DELETE FROM airing WHERE id >= ? AND id < ?")
    let insert = try connection.prepare("INSERT INTO airing(\(AiringRow.columns)) VALUES(?, ?, ?, ?, ?, ?, ?, ?)")
    for key in keys {
      let channel = Channel.Key(truncatingIfNeeded: key)
      delete.bind(1, AiringKey(channel: channel, start: 0).rawValue)
      delete.bind(2, AiringKey(channel: channel + 1, start: 0).rawValue)
      try delete.run()
    }
    for first in stride(from: 0, to: keys.count, by: Self.channelsAtOnce) {
      let part = Array(keys[first..<min(first + Self.channelsAtOnce, keys.count)])
      let rows = try server.run(
        """
        SELECT channel, start, ordinal, stop, genre, flags, title, subtitle, summary, details FROM lineup.airing
        WHERE channel = ANY($1::int[]) ORDER BY channel, start, ordinal
        """, [.integers(part)])
      for row in 0..<rows.count {
        let key = AiringKey(
          channel: Channel.Key(truncatingIfNeeded: rows.integer(row, 0)), start: rows.integer(row, 1),
          ordinal: rows.integer(row, 2))
        insert.bind(1, key.rawValue)
        for column in 3...5 { insert.bind(Int32(column - 1), rows.integer(row, column)) }
        for column in 6...8 { insert.bind(Int32(column - 1), stableText: rows.bytes(row, column)) }
        insert.bind(8, stableBlob: rows.bytes(row, 9))
        try insert.run()
      }
    }
  }
}
