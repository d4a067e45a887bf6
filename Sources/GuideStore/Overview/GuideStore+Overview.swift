import Foundation
import GuideModel

/// Queries for the views beside the grid.
extension GuideStore {
  /// Returns the visible rows with an airing of a genre that overlaps `range` (UTC seconds), on any of the channels
  /// that the row shows.
  /// - Complexity: O(channels + airings of the genre in the days of `range`) if the search index is complete; else
  ///   O(channels log n + airings in `range`), as the search of a channel ends with its first airing of the genre.
  public func channels(with genre: Genre, in range: Range<Int64>) throws(GuideStoreError) -> Set<Channel.Key> {
    guard !range.isEmpty else { return [] }
    let lineup = state.withLock { $0 }
    return try translatingErrors {
      if let server { return try server.channels(with: genre, in: range, of: SearchRows(lineup: lineup, wanted: nil)) }
      return try readers.withReader { reader in
        // In one snapshot of the guide, because the index and the airings belong together.
        try reader.connection.execute("BEGIN")
        defer { try? reader.connection.execute("COMMIT") }
        guard try !SearchIndexer.isStale(reader.connection) else { return try reader.channels(with: genre, in: range) }
        return try GenreSearch(rows: SearchRows(lineup: lineup, wanted: nil), connection: reader.connection)
          .rows(with: genre, in: range)
      }
    }
  }

  /// Returns other airings of the same title on visible rows, by start: those from this one on and, if there are fewer
  /// than `limit`, the latest before it.
  ///
  /// They are found with the search index, so those that it has not seen yet are missing.
  /// - Complexity: that of a search for the title, of whose results at most some hundred are examined.
  public func otherAirings(of airing: Airing, limit: Int) throws(GuideStoreError) -> [Airing] {
    guard limit > 0 else { return [] }
    let words = airing.title.replacingOccurrences(of: "\"", with: " ")
    let request = GuideSearchRequest(text: "\"\(words)\"", now: airing.start, limit: max(4 * limit, 100))
    let results = try search(request)
    let title = airing.title.lowercased()
    // Several rows may show the same airing.
    var seen: Set<Airing.ID> = [airing.id]
    func same(_ hits: [GuideSearchResults.Hit]) -> [Airing] {
      hits.map(\.airing).filter { $0.title.lowercased() == title && seen.insert($0.id).inserted }
    }
    let later = same(results.onNow + results.upcoming).sorted { $0.start < $1.start }.prefix(limit)
    let earlier = same(results.past).sorted { $0.start > $1.start }.prefix(limit - later.count)
    return earlier.reversed() + later
  }
}

extension Reader {
  fileprivate func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key> {
    var keys: Set<Channel.Key> = []
    let statement = try connection.statement(
      """
      WITH shown(row, c, t, u, longest) AS MATERIALIZED (
        SELECT r.key, c.key, max(?1 - coalesce(m.shift, 0), 0), max(?2 - coalesce(m.shift, 0), 0), c.longest
        FROM channel r LEFT JOIN member m ON m.row = r.key JOIN channel c ON c.key = coalesce(m.channel, r.key)
        WHERE r.is_row = 1 AND r.hidden = 0 AND c.last_stop > ?1 - coalesce(m.shift, 0)
          AND c.first_start < ?2 - coalesce(m.shift, 0)
      )
      SELECT DISTINCT row FROM shown s WHERE
        EXISTS(SELECT 1 FROM airing
          WHERE id >= \(AiringKey.sql(channel: "s.c", start: "max(s.t - s.longest, 0)"))
            AND id < \(AiringKey.sql(channel: "s.c", start: "s.u")) AND stop > s.t AND genre = ?3)
        OR EXISTS(SELECT 1 FROM airing INDEXED BY airing_long WHERE \(AiringKey.channelSQL) = s.c AND stop > s.t
          AND \(AiringKey.isLongSQL) AND id < \(AiringKey.sql(channel: "s.c", start: "s.u")) AND genre = ?3)
      """)
    statement.bind(1, min(max(range.lowerBound, 0), AiringKey.maximumStart))
    statement.bind(2, min(max(range.upperBound, 0), AiringKey.maximumStart))
    statement.bind(3, Int64(genre.rawValue))
    defer { statement.reset() }
    while try statement.step() { keys.insert(Channel.Key(truncatingIfNeeded: statement.int64(0))) }
    return keys
  }
}
