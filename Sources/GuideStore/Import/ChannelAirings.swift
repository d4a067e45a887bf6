/// An import's record of the airings that a feed brought for one channel.
final class ChannelAirings {
  /// Where earlier airings have been replaced.
  var covered = CoveredRuns()
  /// Starts between which something was stored or deleted: what the search index has not seen.
  private(set) var changed: Range<Int64>?

  private(set) var inserted = 0
  var needsRepair = false
  /// Longest airing of at most `Schema.longAiring`, seconds, stored ones included.
  private(set) var longest: Int64
  /// Of the airings of plausible length.
  private var durationSum: Int64 = 0
  private var durationCount: Int64 = 0
  private(set) var firstStart = Int64.max
  private(set) var lastStart = Int64.min

  /// - Parameter longest: of the airings that are stored, seconds.
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

  /// The assumed length of an airing that nothing follows: the mean length on this channel, or the
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
