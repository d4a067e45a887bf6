import GuideModel

/// What the views beside the grid ask for.
extension GuideStore {
  /// The visible rows with an airing of a genre that shares an instant with `range` (UTC seconds), on any of the channels that the row shows.
  /// - Complexity: O(channels log n + airings in `range`); each channel is left at its first airing of the genre.
  public func channels(with genre: Genre, in range: Range<Int64>) throws(GuideStoreError) -> Set<Channel.Key> {
    guard !range.isEmpty else { return [] }
    return try translatingErrors { try readers.withReader { try $0.channels(with: genre, in: range) } }
  }

  /// Other airings of the same title on visible channels, by start: those from this one on, and where there are fewer than `limit`, the
  /// latest before it.
  ///
  /// The search index finds them, so what it has not seen yet is missing.
  /// - Complexity: O(airings whose titles have the same words), of which at most some thousand are read.
  public func otherAirings(of airing: Airing, limit: Int) throws(GuideStoreError) -> [Airing] {
    let (shown, own) = state.withLock { ($0.shownIn, $0.visibleKeys.subtracting($0.members.keys)) }
    return try translatingErrors {
      try readers.withReader { reader in
        try reader.otherAirings(of: airing, limit: limit) { own.contains($0) || shown[$0] != nil }
      }.map { $0.shifted(by: shown[$0.channel]?.first?.shift ?? 0) }
    }
  }
}

extension Reader {
  /// Airings read at most to find those of a title among those that have its words.
  private static let mostTitlesRead = 4_000

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
        EXISTS(SELECT 1 FROM airing WHERE id >= ((s.c << 43) | (max(s.t - s.longest, 0) << 9))
          AND id < ((s.c << 43) | (s.u << 9)) AND stop > s.t AND genre = ?3)
        OR EXISTS(SELECT 1 FROM airing INDEXED BY airing_long WHERE id >> 43 = s.c AND stop > s.t
          AND stop - (id >> 9 & 17179869183) > 21600 AND id < ((s.c << 43) | (s.u << 9)) AND genre = ?3)
      """)
    statement.bind(1, min(max(range.lowerBound, 0), AiringKey.maximumStart))
    statement.bind(2, min(max(range.upperBound, 0), AiringKey.maximumStart))
    statement.bind(3, Int64(genre.rawValue))
    defer { statement.reset() }
    while try statement.step() { keys.insert(Channel.Key(truncatingIfNeeded: statement.int64(0))) }
    return keys
  }

  fileprivate func otherAirings(
    of airing: Airing, limit: Int, isShown: (Channel.Key) -> Bool
  ) throws -> [Airing] {
    let words = SearchQuery(airing.title).words
    guard !words.isEmpty, limit > 0 else { return [] }
    let own = AiringKey(airing.id)
    var keys: [AiringKey] = []
    // Whole words, unlike a search, whose last word may be unfinished.
    let query = "{title} : (\(words.map { "\"\($0)\"" }.joined(separator: " AND ")))"
    try connection.statement("SELECT rowid FROM search WHERE search MATCH ?").forEachRow(.text(query)) { row in
      let key = AiringKey(rawValue: row.int64(0))
      if key != own, isShown(key.channel) { keys.append(key) }
    }
    keys.sort { ($0.start, $0.rawValue) < ($1.start, $1.rawValue) }
    let title = airing.title.lowercased()
    var rest = Self.mostTitlesRead
    func take<Keys: Sequence<AiringKey>>(_ keys: Keys, _ count: Int) throws -> [Airing] {
      var found: [Airing] = []
      for key in keys {
        guard found.count < count, rest > 0 else { break }
        rest -= 1
        if let other = try self.airing(key.id), other.title.lowercased() == title { found.append(other) }
      }
      return found
    }
    let middle = keys.firstIndex { $0.start >= own.start } ?? keys.count
    let later = try take(keys[middle...], limit)
    let earlier = try take(keys[..<middle].reversed(), limit - later.count)
    return earlier.reversed() + later
  }
}
