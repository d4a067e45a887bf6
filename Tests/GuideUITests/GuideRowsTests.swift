import Foundation
import GuideModel
import SeededRandom
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

  /// Counts how often each channel is read.
  private final class CountedGuide: GuideProviding, @unchecked Sendable {
    let guide: RandomGuide
    var reads: [Channel.Key: Int] = [:]

    init(_ guide: RandomGuide) { self.guide = guide }

    var channels: [Channel] { guide.channels }
    var timeRange: Range<Int64> { guide.timeRange }
    func programme(_ id: Airing.ID) -> Programme? { guide.programme(id) }

    func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
      reads[channel, default: 0] += 1
      return guide.airings(on: channel, overlapping: range)
    }
  }

  @Test func rowsThatAreRequestedAgainStay() {
    let guide = CountedGuide(RandomGuide(seed: 3, channels: 60, start: start, days: 3))
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start, capacity: 64)
    let screen = start + 86_400..<start + 86_400 + 4 * 3_600
    func reads(byLookingAt row: Int) -> Int {
      let before = guide.reads[guide.channels[row].id] ?? 0
      rows.forEachSpan(inRow: row, overlapping: screen) { _, _ in }
      return (guide.reads[guide.channels[row].id] ?? 0) - before
    }
    #expect(reads(byLookingAt: 0) > 0)
    for row in 1..<60 {
      #expect(reads(byLookingAt: row) > 0)
      #expect(reads(byLookingAt: 0) == 0, "after row \(row)")
      #expect(rows.keptBlocks <= 64)
    }
    #expect(reads(byLookingAt: 59) == 0)
    #expect(reads(byLookingAt: 1) > 0)
    rows.forget()
    #expect(rows.keptBlocks == 0)
    #expect(reads(byLookingAt: 0) > 0)
  }

  @Test func theEndsOfALongHoleAreFoundInFewReads() {
    var silent = RandomGuide(seed: 3, channels: 1, start: start, days: 3)
    let id = silent.channels[0].id
    silent.airings[id] = []
    let guide = CountedGuide(silent)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start)
    // Holes are cut every day from the range's beginning.
    let cut = rows.timeRange.lowerBound + 86_400
    let span = rows.span(inRow: 0, at: cut + 20 * 3_600)
    #expect(span?.start == cut && span?.stop == cut + 86_400)
    // Twenty hours before the instant and four from it on, of which each read doubles the reach.
    #expect((1...8).contains(guide.reads[id] ?? 0))
  }

  private typealias Minutes = [(minute: Int, length: Int, text: String)]

  private func guide(_ airings: Minutes, days: Int = 1) -> RandomGuide {
    var guide = RandomGuide(seed: 1, channels: 1, start: start, days: days)
    let id = guide.channels[0].id
    guide.airings[id] = airings.enumerated().map { index, airing in
      let from = start + Int64(airing.minute) * 60
      let ordinal = airings[..<index].filter { $0.minute == airing.minute }.count
      return Airing(
        id: Airing.ID(channel: id, start: from, ordinal: Int32(ordinal)), stop: from + Int64(airing.length) * 60,
        title: "P\(index)", summary: airing.text)
    }
    return guide
  }

  private func rows(_ guide: RandomGuide) -> GuideRows {
    GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start)
  }

  private func rows(_ airings: Minutes, days: Int = 1) -> GuideRows { rows(guide(airings, days: days)) }

  /// Returns the cells from the guide's start on, each with the titles hidden behind it.
  private func drawn(_ airings: Minutes, minutes: Int) -> [String] {
    let guide = guide(airings)
    let rows = rows(guide)
    var found: [String] = []
    rows.forEachSpan(inRow: 0, overlapping: start..<start + Int64(minutes) * 60) { lower, _ in
      guard let span = rows.span(inRow: 0, at: lower) else { return }
      let all = guide.airings(on: guide.channels[0].id, overlapping: span.start..<span.stop)
      let hidden = GuideRows.hidden(behind: span, of: all).map(\.title).joined(separator: ",")
      found.append("\(span.airing?.title ?? "–")[\(hidden)]")
    }
    return found
  }

  @Test func hiddenAiringsAreReportedWithTheOneInFront() {
    // One inside another, at its beginning, and at its end; a second one at the same time.
    #expect(drawn([(0, 60, "x"), (10, 20, "x")], minutes: 60) == ["P0[P1]"])
    #expect(drawn([(0, 60, "x"), (0, 60, "x")], minutes: 60) == ["P0[P1]"])
    #expect(drawn([(0, 60, "x"), (30, 30, "x"), (60, 30, "x")], minutes: 90) == ["P0[P1]", "P2[]"])
    // One that starts later and ends later has its own cell, from its start.
    #expect(drawn([(0, 60, "x"), (30, 60, "x"), (40, 10, "x")], minutes: 90) == ["P0[]", "P1[P2]"])
    // A title alone gives way to its parts and is listed with the first of them.
    #expect(drawn([(0, 60, ""), (0, 30, "x"), (30, 30, "x")], minutes: 60) == ["P1[P0]", "P2[]"])
  }

  @Test func nothingIsHiddenBehindAHole() {
    let guide = guide([(0, 30, "x")])
    let hole = GuideSpan(start: start + 1_800, stop: start + 7_200, airing: nil)
    let all = guide.airings(on: guide.channels[0].id, overlapping: hole.start - 1..<hole.stop)
    #expect(all.count == 1)
    #expect(GuideRows.hidden(behind: hole, of: all).isEmpty)
  }

  @Test(arguments: 1...12) func everyAiringIsDrawnOrHiddenBehindWhatIsDrawn(seed: UInt64) {
    let guide = RandomGuide(seed: seed, channels: 4, start: start, days: 4)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: london), now: start)
    for (row, channel) in guide.channels.enumerated() {
      let airings = guide.airings[channel.id] ?? []
      var shown: Set<Airing.ID> = []
      var hidden: [Airing.ID] = []
      rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { lower, _ in
        guard let span = rows.span(inRow: row, at: lower) else { return }
        if let airing = span.airing { shown.insert(airing.id) }
        hidden += GuideRows.hidden(
          behind: span, of: guide.airings(on: channel.id, overlapping: span.start..<span.stop)
        ).map(\.id)
      }
      let all = Set(airings.map(\.id).filter { rows.timeRange.contains($0.start) })
      #expect(shown.union(hidden) == all, "row \(row)")
      #expect(shown.isDisjoint(with: hidden), "row \(row)")
      #expect(Set(hidden).count == hidden.count, "row \(row)")
    }
  }

  @Test func longHolesAreCutEveryDayFromTheRangesBeginning() {
    let rows = rows([(60, 30, "x"), (3_000, 30, "x")], days: 4)
    let (first, end) = (rows.timeRange.lowerBound, rows.timeRange.upperBound)
    var spans: [Range<Int64>] = []
    rows.forEachSpan(inRow: 0, overlapping: rows.timeRange) { spans.append($0..<$1) }
    let airings = [start + 3_600..<start + 5_400, start + 180_000..<start + 181_800]
    var edges = Set(stride(from: first, through: end, by: 86_400))
    edges.formUnion(airings.flatMap { [$0.lowerBound, $0.upperBound] })
    // No division is inside an airing here, so each edge is visible.
    let sorted = edges.union([end]).sorted()
    #expect(spans == zip(sorted, sorted.dropFirst()).map { $0..<$1 })
    for range in spans {
      let middle = (range.lowerBound + range.upperBound) / 2
      #expect(rows.spanBounds(inRow: 0, at: middle) == range)
      #expect((rows.span(inRow: 0, at: middle)?.airing != nil) == airings.contains(range))
      // Whichever part of it is requested.
      var found: [Range<Int64>] = []
      rows.forEachSpan(inRow: 0, overlapping: middle..<middle + 1) { found.append($0..<$1) }
      #expect(found == [range])
    }
  }

  @Test func anAiringIsNotCutWhereAHoleWouldBe() {
    let rows = rows([(0, 3 * 1_440, "x")], days: 4)
    let bounds = rows.spanBounds(inRow: 0, at: start + 86_400)
    #expect(bounds == start..<start + 3 * 86_400)
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
