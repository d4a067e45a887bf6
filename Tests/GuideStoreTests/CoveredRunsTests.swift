import SeededRandom
import Testing

@testable import GuideStore

@Suite("The times of a channel that a feed covers")
struct CoveredRunsTests {
  private static let hole = CoveredRuns.longestHole

  /// Computes the runs in the simplest way: all ranges sorted, and merged where the hole is small.
  private func naive(_ ranges: [Range<Int64>]) -> [Range<Int64>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { runs, range in
      if let last = runs.last, range.lowerBound - last.upperBound <= Self.hole {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
  }

  private func seconds(_ ranges: [Range<Int64>]) -> Int64 { ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }

  @Test("Nights and weekends without airings are covered, a week is not")
  func holes() {
    var covered = CoveredRuns()
    #expect(covered.insert(0..<10) == [0..<10])
    #expect(covered.insert(10 + 62 * hour..<10 + 63 * hour) == [10..<10 + 63 * hour])
    #expect(covered.insert(200 * hour..<201 * hour) == [200 * hour..<201 * hour])
    #expect(covered.runs == [0..<10 + 63 * hour, 200 * hour..<201 * hour])
    #expect(covered.insert(5..<20) == [])
    #expect(covered.insert(130 * hour..<131 * hour) == [10 + 63 * hour..<200 * hour])
    #expect(covered.runs == [0..<201 * hour])
  }

  @Test("The runs do not depend on the order, and the newly covered parts add up to them", arguments: 0..<30)
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ranges = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      let start = Int64.random(in: 0...200, using: &random) * 20 * hour
      return start..<start + Int64.random(in: 1...30, using: &random) * hour
    }
    let expected = naive(ranges)
    for _ in 0..<4 {
      var covered = CoveredRuns()
      var added: [Range<Int64>] = []
      for range in ranges.shuffled(using: &random) {
        let before = covered.runs
        let parts = covered.insert(range)
        #expect(parts.allSatisfy { part in !part.isEmpty && !before.contains { $0.overlaps(part) } })
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        added += parts
      }
      #expect(covered.runs == expected)
      #expect(seconds(added) == seconds(expected))
      #expect(
        added.allSatisfy { part in
          expected.contains { $0.lowerBound <= part.lowerBound && part.upperBound <= $0.upperBound }
        })
    }
  }

  @Test("Beyond the limit those that lie closest together become one", arguments: 0..<10)
  func limit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var covered = CoveredRuns(limit: 5)
    var added: Int64 = 0
    for _ in 0..<100 {
      let start = Int64.random(in: 0...5_000, using: &random) * 100 * hour
      added += seconds(covered.insert(start..<start + hour))
      #expect(covered.runs.count <= 5)
      #expect(added == seconds(covered.runs))
    }
    var four = CoveredRuns(limit: 2)
    _ = four.insert(0..<hour)
    _ = four.insert(1_000 * hour..<1_001 * hour)
    #expect(four.insert(1_200 * hour..<1_201 * hour) == [1_001 * hour..<1_201 * hour])
    #expect(four.runs == [0..<hour, 1_000 * hour..<1_201 * hour])
  }

  @Test("An import's window has no room for more runs than can be distinguished")
  func window() {
    #expect(2 * ImportSession.window / Self.hole + 1 <= Int64(CoveredRuns.most))
  }
}
