import GuideModel

/// Where airings are read: the guide's file (`Reader`), or a server. Used by one thread at a time.
protocol AiringReading {
  /// The airings of a channel that share an instant with `range`, or start in it, by start and ordinal.
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing]

  /// One airing, `nil` when it is gone.
  func airing(_ id: Airing.ID) throws -> Airing?

  /// All that the feed said of an airing, in `ElementTree`'s encoding; `nil` when the airing is gone.
  func details(_ id: Airing.ID) throws -> [UInt8]?

  /// Returns what searches find in `rows`, in the groups and the order of `GuideStore.search`.
  func search(
    _ query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, searchText: SearchText,
    isCancelled: @escaping () -> Bool
  ) throws -> GuideSearchResults
}
