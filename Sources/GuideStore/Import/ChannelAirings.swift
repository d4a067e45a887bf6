/// An import's record of the airings that a feed has for one channel.
final class ChannelAirings {
  /// The runs of time in which earlier airings have been replaced.
  var covered = CoveredRuns()
  /// The range of starts between which something was stored or deleted, which the search index has not seen.
  private(set) var changed: Range<Int64>?

  private(set) var inserted = 0
  var needsRepair = false
  /// The longest airing of at most `Schema.longAiring`, in seconds, including stored ones.
  private(set) var longest: Int64
  /// The sum of the lengths of airings with a plausible length.
  private var durationSum: Int64 = 0
  private var durationCount: Int64 = 0
  private(set) var firstStart = Int64.max
  private(set) var lastStart = Int64.min

  /// - Parameter longest: the longest stored airing, in seconds.
  init(longest: Int64) { self.longest = longest }

  func noteChange(_ starts: Range<Int64>) {
    changed =
      changed.map { min($0.lowerBound, starts.lowerBound)..<max($0.upperBound, starts.upperBound) } ?? starts
  }

  func note(start: Int64, stop: Int64) {
    firstStart = min(firstStart, start)
    lastStart = max(lastStart, start)
    inserted += 1
    note(duration: stop - start)
  }

  func note(duration: Int64) {
    guard duration > 0, duration <= Schema.longAiring else { return }
    longest = max(longest, duration)
    durationSum += duration
    durationCount += 1
  }

  /// The assumed length of an airing that nothing follows: the mean length on this channel, or the mean distance of
  /// starts if the feed has no lengths; at least a minute, at most three hours.
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
