import Foundation
import GuideModel

extension GuideStore {
  /// Whether `search` would miss what imports brought since the index was last brought up to date.
  public func isSearchIndexStale() throws(GuideStoreError) -> Bool {
    try translatingErrors {
      try readers.withReader { try !SearchIndexer.pending($0.connection).isEmpty }
    }
  }

  /// Brings the search index up to date, in many short transactions: call it off the main thread after an import, or
  /// before the first search. Costs about as much as the import of what changed.
  /// - Parameter progress: Told how much is done, 0 to 1.
  public func updateSearchIndex(
    cancellation: ImportCancellation = ImportCancellation(), progress: ((Double) -> Void)? = nil
  ) throws(GuideStoreError) {
    try translatingErrors {
      let pending = try withWriter { try SearchIndexer.pending($0) }
      guard !pending.isEmpty else { return }
      // Each checkpoint waits for the disk: fewer, larger ones.
      try withWriter { try $0.execute("PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -24000") }
      defer {
        _ = try? withWriter { connection in
          try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
          try connection.execute("PRAGMA wal_autocheckpoint = 1000; PRAGMA cache_size = -8000")
        }
      }
      for (done, entry) in pending.enumerated() {
        while true {
          try cancellation.check()
          // The lock is given up between steps: channels can be hidden and feeds imported meanwhile.
          if try withWriter({ try SearchIndexer(connection: $0).advance(entry.channel) }) { break }
        }
        progress?(Double(done + 1) / Double(pending.count))
      }
    }
  }

  /// Finds airings by words in title, subtitle and description; the last word may be unfinished, case and accents do not
  /// matter. Of visible channels only. First what is still on or to come, those with all words in the title before
  /// others, then by start; what is over comes last, the latest first.
  /// - Parameters:
  ///   - instant: What counts as now, UTC seconds.
  ///   - limit: How many at most.
  /// - Complexity: O(matches).
  public func search(
    _ text: String, at instant: Int64 = Int64(Date().timeIntervalSince1970), limit: Int = 50
  ) throws(GuideStoreError) -> [Airing] {
    let query = SearchQuery(text)
    guard !query.isEmpty, limit > 0 else { return [] }
    let (shown, visible) = lineup.withLock { ($0.shownIn, $0.visibleKeys.subtracting($0.members.keys)) }
    return try translatingErrors {
      try readers.withReader { reader in
        let matches = try reader.matches(of: query).filter {
          visible.contains($0.key.channel) || shown[$0.key.channel] != nil
        }
        var found: [Airing] = []
        var past: [Reader.Match] = []
        // An airing that started ten minutes ago may be over: only its stop tells, and that is read for the best only.
        let recent = instant - Schema.longAiring
        let candidates = matches.filter { $0.key.start > recent }.sorted {
          ($1.isInTitle ? 1 : 0, $0.key.start, $0.key) < ($0.isInTitle ? 1 : 0, $1.key.start, $1.key)
        }
        for match in candidates {
          guard found.count < limit else { break }
          guard let airing = try reader.airing(match.key.id) else { continue }
          if airing.stop > instant || airing.start >= instant { found.append(airing) } else { past.append(match) }
        }
        guard found.count < limit else { return found }
        past += matches.filter { $0.key.start <= recent }
        past.sort {
          ($1.isInTitle ? 1 : 0, $1.key.start, $0.key) < ($0.isInTitle ? 1 : 0, $0.key.start, $1.key)
        }
        for match in past where found.count < limit {
          if let airing = try reader.airing(match.key.id) { found.append(airing) }
        }
        return found
      }
    }
  }
}

extension Reader {
  struct Match {
    var key: AiringKey
    var isInTitle: Bool
  }

  /// The airings the index finds, in no order anyone should rely on.
  func matches(of query: SearchQuery) throws -> [Match] {
    var inTitle: Set<Int64> = []
    let statement = try connection.statement("SELECT rowid FROM search WHERE search MATCH ?")
    try statement.forEachRow(.text(query.inTitle)) { inTitle.insert($0.int64(0)) }
    var matches: [Match] = []
    try statement.forEachRow(.text(query.anywhere)) { row in
      let id = row.int64(0)
      matches.append(Match(key: AiringKey(rawValue: id), isInTitle: inTitle.contains(id)))
    }
    return matches
  }
}
