import GuideModel

/// What an import knows of one channel: the only thing that grows during it, with the number of channels. 40 bytes for one
/// that the feed has no airings for.
struct ChannelState {
  let key: Channel.Key
  let isHidden: Bool
  var isDeclared = false
  /// Starts and stops that the guide held before; empty for none.
  private(set) var stored: Range<Int64> = 0..<0
  /// Seconds; the longest airing of at most `Schema.longAiring` that the guide held before.
  private(set) var longestStored: Int32 = 0
  /// What the feed brought; `nil` while that is nothing.
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

  /// What the feed brought, made when there is none yet.
  mutating func makeAirings() -> ChannelAirings {
    if let airings { return airings }
    let made = ChannelAirings(longest: Int64(longestStored))
    airings = made
    return made
  }
}
