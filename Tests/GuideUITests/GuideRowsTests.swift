import Foundation
import GuideModel
import Testing

@testable import GuideUI

@MainActor @Suite struct GuideRowsTests {
  private let start: Int64 = 1_774_000_000
  private let london = TimeZone(identifier: "Europe/London") ?? .gmt

  @Test(arguments: 1...12) func blocksFitTogetherAsIfTheGuideWereOnePiece(seed: UInt64) {
    let guide = RandomGuide(seed: seed, channels: 6, start: start, days: 6)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start + 86_400)
    for (row, channel) in guide.channels.enumerated() {
      let whole = AiringSpans(airings: guide.airings[channel.id] ?? [], range: rows.timeRange)
      var drawn: [Range<Int64>] = []
      rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { drawn.append($0..<$1) }
      let covered = drawn.reduce(into: 0) { $0 += $1.upperBound - $1.lowerBound }
      #expect(covered == rows.timeRange.upperBound - rows.timeRange.lowerBound)
      let airings = whole.spans.filter { !$0.isGap }.map(\.interval)
      let loaded = drawn.filter { rows.span(inRow: row, at: $0.lowerBound)?.airing != nil }
      #expect(loaded == airings, "row \(row)")
    }
  }

  @Test(arguments: 1...6) func partsOfARowAreThoseOfTheWholeRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let guide = RandomGuide(seed: seed &+ 100, channels: 4, start: start, days: 5)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start, capacity: 4)
    for row in 0..<4 {
      var all: [Range<Int64>] = []
      rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { all.append($0..<$1) }
      for _ in 0..<40 {
        let lower = Int64.random(in: rows.timeRange, using: &random)
        let part = lower..<min(lower + Int64.random(in: 1...90_000, using: &random), rows.timeRange.upperBound)
        var found: [Range<Int64>] = []
        rows.forEachSpan(inRow: row, overlapping: part) { found.append($0..<$1) }
        #expect(found == all.filter { $0.overlaps(part) })
        #expect(rows.spanBounds(inRow: row, at: lower) == all.first { $0.contains(lower) })
      }
    }
  }

  @Test func theRangeIsWholeDaysAndHoldsToday() {
    let calendar = BroadcastCalendar(timeZone: london)
    let now: Int64 = start + 20 * 86_400
    let range = GuideRows.wholeDays(around: start..<(start + 1_000), now: now, calendar: calendar)
    #expect(calendar.day(containing: range.lowerBound).interval.lowerBound == range.lowerBound)
    #expect(calendar.day(containing: now).interval.upperBound == range.upperBound)
    #expect(range.lowerBound <= start)
  }

  @Test func datesFarOffDoNotStretchTheGrid() {
    let calendar = BroadcastCalendar(timeZone: london)
    let range = GuideRows.wholeDays(around: 0..<4_000_000_000, now: start, calendar: calendar)
    #expect(range.upperBound - range.lowerBound < 130 * 86_400)
    #expect(range.contains(start))
  }

  @Test func anOldGuideIsShownWhereItIs() {
    let calendar = BroadcastCalendar(timeZone: london)
    let range = GuideRows.wholeDays(
      around: start..<(start + 3 * 86_400), now: start + 900 * 86_400, calendar: calendar)
    #expect(range.lowerBound <= start && range.upperBound >= start + 3 * 86_400)
    #expect(range.upperBound - range.lowerBound <= 5 * 86_400)
  }

  @Test func anEmptyGuideIsToday() {
    let guide = RandomGuide(seed: 1, channels: 0, start: start, days: 0)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start)
    #expect(rows.rowCount == 0)
    #expect(rows.timeRange.contains(start))
    #expect(rows.timeRange.upperBound - rows.timeRange.lowerBound == 86_400)
  }
}
