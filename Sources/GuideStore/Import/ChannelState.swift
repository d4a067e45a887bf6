import GuideModel

/// An import's record of one channel: the only thing that grows during it, with the number of channels. 40 bytes for
/// one that the feed has no airings for.
struct ChannelState {
  let key: Channel.Key
  let isHidden: Bool
  var isDeclared = false
  /// Starts and stops that the guide held before; empty for none.
  private(set) var stored: Range<Int64> = 0..<0
  /// Seconds; the longest airing of at most `Schema.longAiring` that the guide held before.
  private(set) var longestStored: Int32 = 0
  /// The airings that the feed brought; `nil` while there are none.
  private(set) var airings: ChannelAirings?

  init(key: Channel.Key, isHidden: Bool) {
    self.key = key
    self.isHidden = isHidden
  }

  /// Notes what the guide held before.
  mutating func note(stored: Range<Int64>?, longest: Int64) {
    self.stored = stored ?? 0..<0
    longestStored = Int32(clamping: longest)
  }

  /// Returns the record of the airings that the feed brought; creates it when there is none yet.
  mutating func makeAirings() -> ChannelAirings {
    if let airings { return airings }
    let made = ChannelAirings(longest: Int64(longestStored))
    airings = made
    return made
  }
}
