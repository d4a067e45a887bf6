import GuideModel

/// A source of airings: the guide's file (`Reader`), or a server. Use it on one thread at a time.
protocol AiringReading {
  /// Returns the airings of a channel that overlap `range` or start in it, by start and ordinal.
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing]

  /// Returns an airing; `nil` if it no longer exists.
  func airing(_ id: Airing.ID) throws -> Airing?

  /// Returns everything the feed says about an airing, in `ElementTree`'s encoding; `nil` if the airing no longer
  /// exists.
  func details(_ id: Airing.ID) throws -> [UInt8]?

  /// Returns what a search finds in `rows`, in the groups and order of `GuideStore.search`.
  func search(
    _ query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, searchText: SearchText,
    isCancelled: @escaping () -> Bool
  ) throws -> GuideSearchResults
}
