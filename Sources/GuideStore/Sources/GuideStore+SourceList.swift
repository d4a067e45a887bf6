import Foundation
import GuideModel

extension GuideStore {
  /// Returns the guide's feeds, in order of priority, playlists first. Waits for the disk.
  /// - Parameter now: UTC seconds, from which the next refresh is computed.
  /// - Complexity: O(channels).
  public func storedSources(
    now: Int64 = Int64(Date().timeIntervalSince1970)
  ) throws(GuideStoreError) -> [GuideSource] {
    try translatingErrors { try readers.withReader { try $0.connection.sources(now: now) } }
  }

  /// Returns the playlists for which a guide is read; none for a source in its own right.
  public func playlists(of guide: String) throws(GuideStoreError) -> [String] {
    try translatingErrors {
      try readers.withReader { reader in
        var names: [String] = []
        let sql = """
          SELECT p.name FROM serves JOIN source p ON p.key = playlist JOIN source g ON g.key = guide
          WHERE g.name = ? AND g.standalone = 0 ORDER BY p.name
          """
        try reader.connection.statement(sql).forEachRow(.text(guide)) { names.append($0.text(0)) }
        return names
      }
    }
  }

  /// Sets the seconds between refreshes of a source; 0 to refresh by hand only.
  public func setInterval(of source: String, to seconds: Int64) throws(GuideStoreError) {
    try edit { connection in
      try connection.run("UPDATE source SET every = ? WHERE name = ?", SQLiteValue(max(seconds, 0)), .text(source))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownSource(source) }
    }
  }

  /// Renames a source. Choices about its channels stay.
  public func renameSource(_ source: String, to name: String) throws(GuideStoreError) {
    guard name != source else { return }
    try edit { connection in
      guard try connection.integer("SELECT 1 FROM source WHERE name = ?", .text(name)) == nil else {
        throw GuideStoreError.failed(localized("There is already a source '\(name)'. Choose another name."))
      }
      try connection.run("UPDATE source SET name = ? WHERE name = ?", .text(name), .text(source))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownSource(source) }
      try connection.run("UPDATE choice SET row_source = ? WHERE row_source = ?", .text(name), .text(source))
      try connection.run("UPDATE choice SET source = ? WHERE source = ?", .text(name), .text(source))
      try RowBuilder(connection: connection).run()
    }
  }

  /// Sets how many seconds a source's past airings are kept; 0 keeps them for good.
  public func setKeeping(of source: String, to seconds: Int64) throws(GuideStoreError) {
    try edit { connection in
      try connection.run("UPDATE source SET keep = ? WHERE name = ?", SQLiteValue(max(seconds, 0)), .text(source))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownSource(source) }
    }
  }
}

extension SQLiteConnection {
  /// Reads the feeds, in order of priority, playlists first.
  func sources(now: Int64) throws -> [GuideSource] {
    var sources: [GuideSource] = []
    let sql = """
      SELECT s.name, s.kind, s.address, s.refreshed, s.attempted, s.failure, s.failures, s.every, s.priority, s.shift,
        s.airings, count(c.key), max(c.last_stop)
      FROM source s LEFT JOIN channel c ON c.source = s.key AND c.gone = 0
      GROUP BY s.key ORDER BY s.kind <> 'playlist', s.priority, s.name
      """
    try statement(sql).forEachRow { row in
      let refreshed = row.int64(3) > 0 ? row.int64(3) : nil
      let attempted = row.isNull(4) ? nil : row.int64(4)
      let state = RefreshPlanner.State(
        name: row.text(0), interval: row.text(2).isEmpty ? 0 : row.int64(7), refreshed: refreshed,
        attempted: attempted, failures: Int(row.int64(6)))
      sources.append(
        GuideSource(
          name: row.text(0), kind: GuideSource.Kind(rawValue: row.text(1)) ?? .guide, address: row.text(2),
          refreshed: refreshed, attempted: attempted, failure: row.isNull(5) ? nil : row.text(5),
          channels: Int(row.int64(11)), airings: Int(row.int64(10)), ends: row.isNull(12) ? nil : row.int64(12),
          interval: row.int64(7), nextRefresh: RefreshPlanner.next(state, now: now), priority: Int(row.int64(8)),
          shift: row.int64(9)))
    }
    return sources
  }
}

extension Reader {
  /// Returns the planner's input.
  func refreshStates() throws -> [RefreshPlanner.State] {
    var states: [RefreshPlanner.State] = []
    let sql = "SELECT name, every, refreshed, attempted, failures FROM source WHERE address <> '' AND every > 0"
    try connection.statement(sql).forEachRow { row in
      states.append(
        RefreshPlanner.State(
          name: row.text(0), interval: row.int64(1), refreshed: row.int64(2) > 0 ? row.int64(2) : nil,
          attempted: row.isNull(3) ? nil : row.int64(3), failures: Int(row.int64(4))))
    }
    return states
  }
}
