/// The number of records in a feed, and the time that it covers.
struct FeedTally {
  var channelCount = 0
  private(set) var programmeCount = 0
  private(set) var firstInstant = Int64.max
  private(set) var lastInstant = Int64.min
  /// The first start because of which a programme was dropped, as in the feed, cut for a message.
  var unusableStart = ""

  /// Counts a programme that starts at an instant and lasts this many seconds.
  mutating func note(_ start: Int64, length: Int64) {
    programmeCount += 1
    firstInstant = min(firstInstant, start)
    lastInstant = max(lastInstant, start + length)
  }
}
