import CSQLite
import Foundation
import GuideModel

extension GuideStore {
  /// Whether the index has not yet seen everything that imports stored.
  public func isSearchIndexStale() throws(GuideStoreError) -> Bool {
    guard server == nil else { return false }
    return try translatingErrors { try readers.withReader { try SearchIndexer.isStale($0.connection) } }
  }

  /// Brings the search index up to date. Call it on a background thread after an import, never before a search. Others
  /// can read, write and search meanwhile. If it is cancelled or the process ends, finished work is kept and the rest
  /// is done next time. The days around `instant` come first.
  /// - Parameters:
  ///   - instant: The instant that counts as now, UTC seconds.
  ///   - threads: The number of threads that work, this one among them; each takes some megabytes. A program with a
  ///     window leaves a processor for it.
  ///   - progress: Called on the calling thread with the part that is done, 0 to 1.
  /// - Throws: `GuideStoreError`: `cancelled`; `busy` if another process has been writing for a minute.
  /// - Complexity: O(bytes of the days that changed); about as much as reading them from a feed.
  public func updateSearchIndex(
    at instant: Int64 = Int64(Date().timeIntervalSince1970), threads: Int = 1,
    cancellation: ImportCancellation = ImportCancellation(), progress: ((Double) -> Void)? = nil
  ) throws(GuideStoreError) {
    guard access == .readWrite else { throw GuideStoreError.readOnly(path: path) }
    try translatingErrors {
      guard try isSearchIndexStale() else { return }
      // Indexing follows each import; otherwise a program that stays open would keep the peak memory of both.
      defer { lineup_give_back_freed_memory() }
      try SearchIndexer(path: path, threads: threads, cancellation: cancellation).run(from: instant, progress: progress)
    }
  }

  /// Finds airings by words and filters (`SearchQuery`); no text is an error. "film >90min tonight" finds long films,
  /// `"film"` finds the word.
  ///
  /// Groups are ranked by where the words are: a whole title, a title, an episode's title, people and categories, the
  /// description; then by start, past airings the latest first, and those on now by row. Airings that the index has not
  /// seen are not found (`indexedPart`).
  /// - Parameter isCancelled: Called often, on the calling thread.
  /// - Complexity: bounded (`SearchRun`): milliseconds even if millions of airings match, of which the nearest in time
  ///   are examined.
  public func search(
    _ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(GuideStoreError) -> GuideSearchResults {
    let searchText = SearchText()
    let query = SearchQuery(
      request.text, at: request.now, calendar: BroadcastCalendar(timeZone: .current), searchText: searchText)
    var nothing = GuideSearchResults()
    nothing.filters = query.filters
    nothing.hints = query.hints
    guard !query.isEmpty, request.limit > 0 else { return nothing }
    let lineup = state.withLock { $0 }
    var rows = SearchRows(lineup: lineup, wanted: request.channels)
    for name in query.channels { rows.filter(by: name, lineup: lineup.all, searchText: searchText) }
    guard !rows.isEmpty else { return nothing }
    return try translatingErrors {
      var results = try withAirings {
        try $0.search(query, rows: rows, request: request, searchText: searchText, isCancelled: isCancelled)
      }
      results.filters = query.filters
      results.hints = query.hints
      return results
    }
  }
}

extension Reader {
  func search(
    _ query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, searchText: SearchText,
    isCancelled: @escaping () -> Bool
  ) throws -> GuideSearchResults {
    // In one snapshot of the guide, because the index and the airings belong together.
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    var run = SearchRun(
      query: query, rows: rows, request: request, reader: self, searchText: searchText, isCancelled: isCancelled)
    return try run.run()
  }
}
