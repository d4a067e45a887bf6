import GuideModel

/// Merges the airings of several channels: all of the first channel's, and of further ones those that are in holes.
struct RowMerge {
  /// The length in seconds beyond which airings are dummies and fill no hole.
  static let longestFilling: Int64 = 86_400

  /// The airings by start; of those with the same start, the earlier channel's first.
  private(set) var airings: [Airing] = []
  private var covered = Coverage()
  /// The covered time, by title in lower case.
  private var coveredByTitle: [String: Coverage] = [:]

  /// Adds the next channel's airings, by start.
  /// - Complexity: O(n log n) in the existing and the added airings.
  mutating func add(_ own: [Airing]) {
    let shown = airings.isEmpty ? own : own.filter(fits)
    guard !shown.isEmpty else { return }
    // Both are sorted, and sorting is stable.
    airings = airings.isEmpty ? shown : (airings + shown).sorted { $0.start < $1.start }
    covered.add(shown.lazy.filter { $0.duration > 0 }.map { $0.start...$0.stop })
    for (title, same) in Dictionary(grouping: shown, by: { $0.title.lowercased() }) {
      coveredByTitle[title, default: Coverage()].add(same.lazy.map { $0.start...$0.stop })
    }
  }

  private func fits(_ airing: Airing) -> Bool {
    guard airing.duration <= Self.longestFilling else { return false }
    if airing.duration == 0 {
      guard !covered.holds(airing.start) else { return false }
    } else if 2 * covered.seconds(in: airing.start..<airing.stop) > airing.duration {
      return false
    }
    return coveredByTitle[airing.title.lowercased()]?.touches(airing.start...airing.stop) != true
  }

  /// Covered time: disjoint intervals in order that do not touch.
  private struct Coverage {
    private var intervals: [ClosedRange<Int64>] = []

    mutating func add(_ more: some Sequence<ClosedRange<Int64>>) {
      let all = (intervals + more).sorted { $0.lowerBound < $1.lowerBound }
      intervals = []
      for interval in all {
        if let last = intervals.last, interval.lowerBound <= last.upperBound {
          intervals[intervals.count - 1] = last.lowerBound...max(last.upperBound, interval.upperBound)
        } else {
          intervals.append(interval)
        }
      }
    }

    /// Whether the instant is covered.
    func holds(_ instant: Int64) -> Bool {
      let index = first { $0.upperBound > instant }
      return index < intervals.count && intervals[index].lowerBound <= instant
    }

    /// Returns how many seconds of the range are covered.
    func seconds(in range: Range<Int64>) -> Int64 {
      var index = first { $0.upperBound > range.lowerBound }
      var seconds: Int64 = 0
      while index < intervals.count, intervals[index].lowerBound < range.upperBound {
        let own = intervals[index]
        seconds += min(own.upperBound, range.upperBound) - max(own.lowerBound, range.lowerBound)
        index += 1
      }
      return seconds
    }

    /// Whether an interval overlaps or touches one.
    func touches(_ interval: ClosedRange<Int64>) -> Bool {
      let index = first { $0.upperBound >= interval.lowerBound }
      return index < intervals.count && intervals[index].lowerBound <= interval.upperBound
    }

    private func first(where holds: (ClosedRange<Int64>) -> Bool) -> Int {
      var (low, high) = (0, intervals.count)
      while low < high {
        let middle = (low + high) / 2
        if holds(intervals[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
