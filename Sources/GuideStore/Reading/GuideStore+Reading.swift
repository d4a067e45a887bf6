import GuideModel

extension GuideStore: GuideProviding {
  /// The airings of a channel that share an instant with `range` (UTC seconds) or start in it, by start and
  /// ordinal; overlapping ones are all there. Those that began long before `range` are found too.
  /// - Complexity: O(log n + rows); some ten microseconds for four hours of a channel.
  public func airings(
    on channel: Channel.Key, overlapping range: Range<Int64>
  ) throws(GuideStoreError) -> [Airing] {
    guard !range.isEmpty else { return [] }
    return try translatingErrors {
      try readers.withReader { try $0.airings(on: channel, overlapping: range) }
    }
  }

  /// One airing, `nil` when the guide no longer has it.
  public func airing(_ id: Airing.ID) throws(GuideStoreError) -> Airing? {
    try translatingErrors { try readers.withReader { try $0.airing(id) } }
  }

  /// What runs at `instant` (UTC seconds) and what comes next, for each visible channel that has either, in the
  /// user's order. One statement.
  public func nowAndNext(at instant: Int64) throws(GuideStoreError) -> [NowAndNext] {
    try translatingErrors { try readers.withReader { try $0.nowAndNext(at: instant) } }
  }

  /// All that the feed said of an airing; `nil` when the guide no longer has it.
  public func programme(_ id: Airing.ID) throws(GuideStoreError) -> Programme? {
    try translatingErrors { try readers.withReader { try $0.details(id) } }.map { Programme(details: $0) }
  }
}
