import GuideModel

/// An import's record of one channel. It is the only thing that grows during an import, with the number of channels: 40
/// bytes for a channel without airings in the feed.
struct ChannelState {
  let key: Channel.Key
  let isHidden: Bool
  /// The number of `channel` elements in the feed, up to 255.
  private(set) var declarations: UInt8 = 0
  /// The range from the first start to the last stop that the guide had before; empty for none.
  private(set) var stored: Range<Int64> = 0..<0
  /// The longest airing of at most `Schema.longAiring` that the guide had before, in seconds.
  private(set) var longestStored: Int32 = 0
  /// The airings in the feed; `nil` while there are none.
  private(set) var airings: ChannelAirings?

  init(key: Channel.Key, isHidden: Bool) {
    self.key = key
    self.isHidden = isHidden
  }

  /// Counts a `channel` element.
  mutating func noteDeclaration() { declarations += declarations < .max ? 1 : 0 }

  /// Records what the guide had before.
  mutating func note(stored: Range<Int64>?, longest: Int64) {
    self.stored = stored ?? 0..<0
    longestStored = Int32(clamping: longest)
  }

  /// Returns the record of the feed's airings, creating it if necessary.
  mutating func makeAirings() -> ChannelAirings {
    if let airings { return airings }
    let made = ChannelAirings(longest: Int64(longestStored))
    airings = made
    return made
  }
}
