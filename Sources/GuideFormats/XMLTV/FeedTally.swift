/// How much a feed held, and how far it reached.
struct FeedTally {
  var channelCount = 0
  private(set) var programmeCount = 0
  private(set) var firstInstant = Int64.max
  private(set) var lastInstant = Int64.min
  /// The first start of a programme that was dropped for it, as the feed has it; cut to what a message can show.
  var unusableStart = ""

  /// Counts a programme that starts at an instant and lasts this many seconds.
  mutating func note(_ start: Int64, length: Int64) {
    programmeCount += 1
    firstInstant = min(firstInstant, start)
    lastInstant = max(lastInstant, start + length)
  }
}
