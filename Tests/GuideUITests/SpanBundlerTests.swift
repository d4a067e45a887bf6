import GuideModel
import SeededRandom
import Testing
import UIKit

@testable import GuideUI

@MainActor @Suite struct SpanBundlerTests {
  typealias Span = SpanBundler.Span
  private static let start: Int64 = 1_774_000_000 / 86_400 * 86_400

  /// Returns a row without hole or overlap, much of it short.
  private static func row(seed: UInt64, count: Int = 400) -> [Span] {
    var random = SeededGenerator(seed: seed)
    var time = start
    return (0..<count).map { _ in
      let length: Int64 =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: Int64.random(in: 1..<300, using: &random)
        case 1, 2, 3: Int64.random(in: 300..<1_800, using: &random)
        case 4: Int64.random(in: 1_800..<7_200, using: &random)
        default: Int64.random(in: 7_200..<30_000, using: &random)
        }
      defer { time += length }
      return Span(start: time, stop: time + length, isHole: Int.random(in: 0..<10, using: &random) == 0)
    }
  }

  private static let scales: [CGFloat] = [320.0 / 86_400, 0.01, 5.5 / 60, 0.5, 12.8]

  @Test(arguments: 1...10) func bundlesCoverTheRowInOrder(seed: UInt64) {
    let row = Self.row(seed: seed)
    for scale in Self.scales {
      let bundles = SpanBundler(origin: Self.start, pointsPerSecond: scale).bundles(of: row)
      #expect(bundles.first?.lowerBound == Self.start)
      #expect(bundles.last?.upperBound == row.last?.stop)
      for (one, next) in zip(bundles, bundles.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
      let edges = Set(row.map(\.start))
      #expect(bundles.allSatisfy { edges.contains($0.lowerBound) })
    }
  }

  @Test(arguments: 1...10) func wideProgrammesKeepTheirBeginningAndSliversJoinThem(seed: UInt64) {
    let row = Self.row(seed: seed)
    for scale in Self.scales {
      let bundler = SpanBundler(origin: Self.start, pointsPerSecond: scale)
      let bundles = bundler.bundles(of: row)
      let starts = Set(bundles.map(\.lowerBound))
      for span in row where !bundler.isNarrow(span) { #expect(starts.contains(span.start)) }
      // Nothing looks like a bar code any more, except after a hole or at the beginning.
      for (before, bundle) in zip(bundles, bundles.dropFirst())
      where bundle.upperBound - bundle.lowerBound < bundler.sliver {
        #expect(row.contains { $0.isHole && $0.start == before.lowerBound })
      }
    }
  }

  @Test(arguments: 1...10) func aPartOfARowHasTheSameBundlesAsTheWhole(seed: UInt64) throws {
    let row = Self.row(seed: seed)
    func span(at instant: Int64) -> Span? {
      let index = row.partitioningIndex { $0.stop > instant }
      return index < row.count && instant >= Self.start ? row[index] : nil
    }
    for scale in Self.scales {
      let bundler = SpanBundler(origin: Self.start, pointsPerSecond: scale)
      let starts = Set(bundler.bundles(of: row).map(\.lowerBound))
      for probe in row.indices {
        var looked = 0
        let safe = bundler.safeStart(before: row[probe].start) {
          looked += 1
          return span(at: $0)
        }
        #expect(safe <= row[probe].start)
        #expect(starts.contains(safe), "\(probe) at \(scale)")
      }
    }
  }

  @Test(arguments: 1...6) func rowsShowTheSameBundlesWhereverTheyAreCut(seed: UInt64) {
    let guide = RandomGuide(seed: seed, channels: 4, start: Self.start, days: 3)
    for scale in [0.004, 0.02, 5.5 / 60] as [CGFloat] {
      func rows(capacity: Int) -> GuideRows {
        let rows = GuideRows(
          guide: guide, times: GuideTimes(timeZone: .gmt), now: Self.start + 90_000, capacity: capacity)
        rows.use(pointsPerSecond: scale, axis: .across)
        return rows
      }
      let whole = rows(capacity: 10_000)
      let pieces = rows(capacity: 16)
      var random = SeededGenerator(seed: seed)
      for row in 0..<4 {
        var all: [Range<Int64>] = []
        whole.forEachSpan(inRow: row, overlapping: whole.timeRange) { all.append($0..<$1) }
        for _ in 0..<40 {
          let from = Int64.random(in: whole.timeRange.lowerBound..<whole.timeRange.upperBound - 1, using: &random)
          let part = from..<min(whole.timeRange.upperBound, from + Int64.random(in: 1...40_000, using: &random))
          var found: [Range<Int64>] = []
          pieces.forEachSpan(inRow: row, overlapping: part) { found.append($0..<$1) }
          #expect(found == all.filter { $0.overlaps(part) })
          #expect(pieces.spanBounds(inRow: row, at: from) == all.first { $0.contains(from) })
        }
      }
    }
  }

  @Test func neighboursTooShortForTextShareACell() {
    let minutes: [Int64] = [0, 5, 10, 15, 30, 90, 93, 150]
    let row = zip(minutes, minutes.dropFirst()).map { Span(start: $0 * 60, stop: $1 * 60) }
    let bundles = SpanBundler(origin: 0, pointsPerSecond: 5.5 / 60).bundles(of: row).map {
      $0.lowerBound / 60..<$0.upperBound / 60
    }
    // Three of five minutes; one with room of its own; and three minutes that join the hour before.
    #expect(bundles == [0..<15, 15..<30, 30..<93, 93..<150])
  }

  @Test func aBundleSaysWhatTakesMostOfItsTime() {
    func airing(_ start: Int64, _ minutes: Int64, _ title: String, _ genre: Genre) -> Airing {
      Airing(id: Airing.ID(channel: 1, start: start * 60), stop: (start + minutes) * 60, title: title, genre: genre)
    }
    let evening = BundleSummary([
      airing(0, 15, "Weather", .news), airing(15, 100, "Night Train", .film), airing(115, 20, "Talk", .show),
    ])
    #expect(evening.subject == .programme("Night Train") && evening.genre == .film)
    let news = BundleSummary((0..<10).map { airing($0 * 30, 30, "Bulletin \($0)", .news) })
    #expect(news.subject == .genre(.news))
    let short = BundleSummary([airing(0, 5, "A", .news), airing(5, 5, "B", .show), airing(10, 5, "C", .music)])
    #expect(short.subject == .mixture && short.titles == ["A", "B", "C"])
    #expect(BundleSummary([]).airings.isEmpty)
  }
}
