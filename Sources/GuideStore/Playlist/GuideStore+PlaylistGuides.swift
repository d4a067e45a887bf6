import Foundation
import GuideFormats
import GuideModel

/// Reads and records sources for the import of a playlist.
extension GuideStore {
  /// Stores a playlist's channels.
  /// - Returns: the number of new ones.
  func storePlaylist(
    _ channels: PlaylistChannels, source: String, cancellation: ImportCancellation
  ) throws -> Int {
    let count = try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.transaction {
        try PlaylistWriter(connection: connection).store(
          channels, source: source, at: clock())
      }
    }
    try translatingErrors { try reload() }
    return count
  }

  /// Returns the filter for a guide that is read only for playlists; `nil` for one that is read completely.
  func filter(for guide: String) throws -> GuideFilter? {
    guard try !isStandalone(guide) else { return nil }
    var filter = GuideFilter()
    try reading { reader in
      let sql = """
        SELECT tvg_id, tvg_name, name FROM channel WHERE gone = 0 AND source IN (
          SELECT playlist FROM serves JOIN source ON source.key = guide WHERE source.name = ?)
        """
      try reader.connection.statement(sql).forEachRow(.text(guide)) {
        filter.want(id: $0.text(0), tvgName: $0.text(1), name: $0.text(2))
      }
      try reader.connection.statement("SELECT id FROM choice WHERE source = ? AND is_match = 1").forEachRow(
        .text(guide)
      ) { filter.want(feedID: $0.text(0)) }
    }
    return filter
  }

  /// Whether a source is read for its own sake.
  func isStandalone(_ source: String) throws -> Bool {
    try reading {
      try $0.connection.integer("SELECT standalone FROM source WHERE name = ?", .text(source)) != 0
    }
  }

  /// Whether a playlist has channels without programmes.
  func hasChannelsWithoutGuide(_ playlist: String) throws -> Bool {
    try reading { reader in
      try reader.connection.integer(
        """
        SELECT 1 FROM channel c JOIN source ON source.key = c.source WHERE source.name = ? AND gone = 0 AND NOT EXISTS(
          SELECT 1 FROM member JOIN channel g ON g.key = member.channel WHERE member.row = c.key AND g.last_stop IS NOT NULL)
        LIMIT 1
        """, .text(playlist)) != nil
    }
  }

  /// Returns the guides that a playlist's channels show, those of the most channels first, and the number of channels
  /// with programmes.
  func guidesShown(by playlist: String) throws -> (guides: [PlaylistReport.Guide], channels: Int) {
    try reading { reader in
      var guides: [PlaylistReport.Guide] = []
      let sql = """
        SELECT s.name, count(DISTINCT c.key) FROM source p JOIN channel c ON c.source = p.key
          JOIN member ON member.row = c.key JOIN channel g ON g.key = member.channel JOIN source s ON s.key = g.source
        WHERE p.name = ? AND c.gone = 0 AND g.last_stop IS NOT NULL AND s.key <> p.key GROUP BY s.key ORDER BY 2 DESC, 1
        """
      try reader.connection.statement(sql).forEachRow(.text(playlist)) {
        guides.append(PlaylistReport.Guide(name: $0.text(0), channels: Int($0.int64(1))))
      }
      let channels = try reader.connection.integer(
        """
        SELECT count(DISTINCT c.key) FROM source p JOIN channel c ON c.source = p.key
          JOIN member ON member.row = c.key JOIN channel g ON g.key = member.channel
        WHERE p.name = ? AND c.gone = 0 AND g.last_stop IS NOT NULL
        """, .text(playlist))
      return (guides, Int(channels ?? 0))
    }
  }

  /// Releases guides that a playlist no longer names; those that nothing else needs are removed.
  func forgetGuides(of playlist: String, but named: [String], whenNamed: Bool, cancellation: ImportCancellation) throws
  {
    guard whenNamed else { return }
    var forgotten: [String] = []
    try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.transaction {
        let sql = """
          SELECT g.key, g.name FROM serves JOIN source p ON p.key = playlist JOIN source g ON g.key = guide
          WHERE p.name = ? AND named = 1
          """
        var keys: [Int64] = []
        try connection.statement(sql).forEachRow(.text(playlist)) { row in
          if !named.contains(row.text(1)) { keys.append(row.int64(0)) }
        }
        for key in keys {
          try connection.run(
            "DELETE FROM serves WHERE guide = ? AND playlist = (SELECT key FROM source WHERE name = ?)",
            SQLiteValue(key), .text(playlist))
        }
        forgotten = try SourceRemoval(connection: connection).removeUnneeded()
      }
    }
    if !forgotten.isEmpty { try translatingErrors { try reload() } }
  }
}
