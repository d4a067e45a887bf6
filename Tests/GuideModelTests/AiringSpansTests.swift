import SeededRandom
import Testing

@testable import GuideModel

@Suite struct AiringSpansTests {
  private func airing(_ start: Int64, _ stop: Int64, _ ordinal: Int32 = 0, summary: String = "x") -> Airing {
    Airing(id: Airing.ID(channel: 1, start: start, ordinal: ordinal), stop: stop, title: "t", summary: summary)
  }

  private func describe(_ spans: AiringSpans) -> [String] {
    spans.spans.map { span in
      let what = if case .airing(let index) = span.content { "\(index)" } else { "-" }
      return "\(what)[\(span.start),\(span.stop))" + (span.hidden.isEmpty ? "" : "+\(span.hidden)")
    }
  }

  @Test func `an empty row is one gap, an empty range nothing`() {
    #expect(describe(AiringSpans(airings: [], range: 0..<3600)) == ["-[0,3600)"])
    #expect(AiringSpans(airings: [airing(0, 10)], range: 5..<5).isEmpty)
  }

  @Test func `long holes are gaps, holes up to two minutes are drawn over`() {
    let spans = AiringSpans(airings: [airing(600, 1200), airing(1320, 2000), airing(2121, 3000)], range: 0..<4000)
    #expect(
      describe(spans) == ["-[0,600)", "0[600,1320)", "1[1320,2000)", "-[2000,2121)", "2[2121,3000)", "-[3000,4000)"])
  }

  @Test func `the later airing cuts the earlier one`() {
    let spans = AiringSpans(airings: [airing(0, 1000), airing(800, 2000)], range: 0..<2000)
    #expect(describe(spans) == ["0[0,800)", "1[800,2000)"])
  }

  @Test func `an airing inside another is hidden behind it, also an identical one`() {
    let spans = AiringSpans(
      airings: [airing(0, 1000), airing(0, 1000, 1), airing(300, 600)], range: 0..<1000)
    #expect(describe(spans) == ["0[0,1000)+[1, 2]"])
  }

  @Test func `of two that start together the longer is drawn`() {
    let spans = AiringSpans(airings: [airing(0, 300), airing(0, 1000, 1)], range: 0..<1000)
    #expect(describe(spans) == ["1[0,1000)+[0]"])
  }

  @Test func `an airing of no length is listed with what is drawn there`() {
    let spans = AiringSpans(airings: [airing(0, 1000), airing(500, 500), airing(2000, 2000)], range: 0..<3000)
    #expect(describe(spans) == ["0[0,1000)+[1]", "-[1000,3000)+[2]"])
  }

  @Test func `an umbrella that says nothing gives way to its parts`() {
    let parts = [airing(0, 400, 1), airing(400, 1000)]
    #expect(
      describe(AiringSpans(airings: [airing(0, 1000, 0, summary: "")] + parts, range: 0..<1000))
        == ["1[0,400)+[0]", "2[400,1000)"])
    // One with a description stays, and so does one whose parts leave a hole.
    #expect(
      describe(AiringSpans(airings: [airing(0, 1000)] + parts, range: 0..<1000)) == ["0[0,1000)+[1, 2]"])
    #expect(
      describe(
        AiringSpans(airings: [airing(0, 1000, 0, summary: ""), airing(0, 400, 1), airing(500, 1000)], range: 0..<1000))
        == ["0[0,1000)+[1, 2]"])
  }

  @Test func `airings are clipped to the range`() {
    let spans = AiringSpans(airings: [airing(-500, 500), airing(500, 9000)], range: 0..<1000)
    #expect(describe(spans) == ["0[0,500)", "1[500,1000)"])
  }

  /// Returns the airing drawn at a minute: the last one that ended later than all before it, if it is still on.
  private func paint(_ airings: [Airing], minute: Int64) -> Int? {
    var shown: Int?
    var latest = Int64.min
    for (index, airing) in airings.enumerated() where airing.start <= minute {
      if airing.stop > airing.start, airing.stop > latest {
        shown = index
        latest = airing.stop
      }
    }
    return shown.flatMap { airings[$0].stop > minute ? $0 : nil }
  }

  @Test(arguments: 0..<200) func `spans agree with a minute painter`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    var airings: [Airing] = []
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let start = Int64.random(in: -60...240, using: &random) * 60
      airings.append(airing(start, start + Int64.random(in: 0...60, using: &random) * 60))
    }
    airings.sort { $0.start < $1.start }
    for index in airings.indices.dropFirst() where airings[index].start == airings[index - 1].start {
      airings[index].id.ordinal = airings[index - 1].id.ordinal + 1
    }
    let range: Range<Int64> = 0..<(180 * 60)
    let spans = AiringSpans(airings: airings, range: range)
    // Contiguous, not empty, covering exactly.
    #expect(spans.spans.first?.start == range.lowerBound)
    #expect(spans.spans.last?.stop == range.upperBound)
    #expect(zip(spans.spans, spans.spans.dropFirst()).allSatisfy { $0.stop == $1.start })
    #expect(spans.spans.allSatisfy { $0.start < $0.stop })
    for minute in stride(from: range.lowerBound, to: range.upperBound, by: 60) {
      let index = spans.index(at: minute)
      #expect(index == spans.spans.firstIndex { $0.interval.contains(minute) })
      guard let index else { continue }
      switch (spans[index].content, paint(airings, minute: minute)) {
      case (.airing(let drawn), let painted?): #expect(drawn == painted)
      case (.gap, nil): break
      // A hole of two minutes or less may be drawn over, also at the range's edge.
      case (.airing, nil):
        let isNear = [-120, -60, 0, 60, 120].contains { offset in
          !range.contains(minute + offset) || paint(airings, minute: minute + offset) != nil
        }
        #expect(isNear)
      case (.gap, _?): Issue.record("a gap is drawn over an airing at \(minute)")
      }
    }
    // Everything that overlaps the range is drawn or listed, once.
    let listed = spans.spans.flatMap(\.hidden)
    #expect(Set(listed).count == listed.count)
    let drawn = Set(spans.spans.compactMap { if case .airing(let index) = $0.content { index } else { nil } })
    for (index, airing) in airings.enumerated() where airing.start < range.upperBound && airing.stop > range.lowerBound
    {
      #expect(drawn.contains(index) != listed.contains(index))
    }
  }

  @Test func `overlap queries are the spans that overlap`() {
    let spans = AiringSpans(airings: (0..<50).map { airing($0 * 600, $0 * 600 + 600) }, range: 0..<30000)
    #expect(spans.indices(overlapping: 600..<1200) == 1..<2)
    #expect(spans.indices(overlapping: 599..<1201) == 0..<3)
    #expect(spans.indices(overlapping: 1200..<1200).isEmpty)
    #expect(spans.firstIndex(endingAfter: 30000) == spans.count)
  }
}
