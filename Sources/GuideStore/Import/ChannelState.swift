import GuideModel

/// What an import knows of one channel: the only thing that grows during it, with the number of channels.
struct ChannelState {
  var key: Channel.Key
  var isHidden: Bool
  var isDeclared = false

  /// Bounds of what the guide held before, `nil` when nothing.
  var stored: Range<Int64>?
  /// Starts that the feed covers so far: earlier airings that start in there are gone.
  var covered: Range<Int64>?
  /// Starts between which something was stored or deleted: what the search index has not seen.
  private(set) var changed: Range<Int64>?

  var inserted = 0
  var needsRepair = false
  /// Longest airing of at most `Schema.longAiring`, seconds, stored ones included.
  var longest: Int64 = 0
  /// Of the airings of plausible length.
  var durationSum: Int64 = 0
  var durationCount: Int64 = 0
  var firstStart = Int64.max
  var lastStart = Int64.min

  init(key: Channel.Key, isHidden: Bool) {
    self.key = key
    self.isHidden = isHidden
  }

  mutating func noteChange(_ starts: Range<Int64>) {
    changed =
      changed.map { min($0.lowerBound, starts.lowerBound)..<max($0.upperBound, starts.upperBound) } ?? starts
  }

  mutating func note(start: Int64, stop: Int64) {
    firstStart = min(firstStart, start)
    lastStart = max(lastStart, start)
    inserted += 1
    note(duration: stop - start)
  }

  mutating func note(duration: Int64) {
    guard duration > 0, duration <= Schema.longAiring else { return }
    longest = max(longest, duration)
    durationSum += duration
    durationCount += 1
  }

  /// What stands for the length of an airing after which nothing follows: the mean length on this channel, or the
  /// mean distance of starts where the feed gives no lengths; at least a minute, at most three hours.
  var typicalDuration: Int64 {
    let longest: Int64 = 3 * 3600
    let typical: Int64
    if durationCount > 0 {
      typical = durationSum / durationCount
    } else if inserted > 1, lastStart > firstStart {
      typical = (lastStart - firstStart) / Int64(inserted - 1)
    } else {
      typical = longest
    }
    return min(max(typical, 60), longest)
  }
}
