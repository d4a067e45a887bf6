/// The runs of time for which a feed says what is on a channel, in which it replaces what the guide had before.
///
/// Airings that are at most `longestHole` apart belong to one run, which covers everything from its first start to its
/// last stop. Wider holes are not covered. So a channel that is off the air at night, or whose feed leaves out a
/// weekend, is replaced as a whole, while an airing whose date is wrong by a month replaces only its own time.
///
/// The runs depend only on the airings, not on their order. An import accepts starts of two years
/// (`ImportSession.window`), which have room for 244 runs: `most` limits memory (4 KB a channel) even if that changes.
struct CoveredRuns: Equatable {
  /// In seconds: three days, from Friday evening to Monday morning.
  static let longestHole: Int64 = 72 * 3_600
  static let most = 256

  /// The runs in order, further than `longestHole` apart.
  private(set) var runs: [Range<Int64>] = []
  private let limit: Int

  /// - Parameter limit: the greatest number of runs; beyond it the closest ones are merged.
  init(limit: Int = Self.most) { self.limit = max(limit, 1) }

  /// Adds a range, which must not be empty.
  /// - Returns: what is newly covered, in order.
  /// - Complexity: O(log runs) for a range that is covered or comes last, else O(runs).
  mutating func insert(_ range: Range<Int64>) -> [Range<Int64>] {
    let first = firstRun(endingFrom: range.lowerBound - Self.longestHole)
    var end = first
    while end < runs.count, runs[end].lowerBound <= range.upperBound + Self.longestHole { end += 1 }
    var added = merge(first..<end, with: range)
    while runs.count > limit { added = added + closeNarrowestHole() }
    return runs.count == limit ? Self.joined(added) : added
  }

  /// Merges consecutive runs and a range into one run. Without any runs, the range becomes one.
  private mutating func merge(_ places: Range<Int>, with range: Range<Int64>) -> [Range<Int64>] {
    guard let first = places.first, let last = places.last else {
      runs.insert(range, at: places.lowerBound)
      return [range]
    }
    let whole = min(range.lowerBound, runs[first].lowerBound)..<max(range.upperBound, runs[last].upperBound)
    guard whole != runs[first] else { return [] }
    var added: [Range<Int64>] = []
    var from = whole.lowerBound
    for run in runs[places] {
      if from < run.lowerBound { added.append(from..<run.lowerBound) }
      from = run.upperBound
    }
    if from < whole.upperBound { added.append(from..<whole.upperBound) }
    runs.replaceSubrange(places, with: CollectionOfOne(whole))
    return added
  }

  private mutating func closeNarrowestHole() -> [Range<Int64>] {
    func hole(_ place: Int) -> Int64 { runs[place].lowerBound - runs[place - 1].upperBound }
    guard let place = (1..<runs.count).min(by: { hole($0) < hole($1) }) else { return [] }
    let closed = runs[place - 1].upperBound..<runs[place].lowerBound
    runs.replaceSubrange(place - 1...place, with: CollectionOfOne(runs[place - 1].lowerBound..<runs[place].upperBound))
    return [closed]
  }

  /// Sorts ranges that do not overlap, and joins those that touch.
  private static func joined(_ ranges: [Range<Int64>]) -> [Range<Int64>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
  }

  private func firstRun(endingFrom instant: Int64) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
