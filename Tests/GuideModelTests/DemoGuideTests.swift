import Foundation
import SeededRandom
import Testing

@testable import GuideModel

@Suite struct DemoGuideTests {
  private func guide(_ channels: Int = 12, _ days: Int = 3, now: Int64 = 1_800_000_000) -> DemoGuide {
    DemoGuide(now: now, channelCount: channels, dayCount: days, timeZone: .gmt)
  }

  @Test func `the same seed gives the same guide`() {
    var first: [UInt8] = []
    var second: [UInt8] = []
    guide().forEachBatch { first += $0.bytes }
    guide().forEachBatch { second += $0.bytes }
    #expect(!first.isEmpty)
    #expect(first == second)
  }

  @Test func `a later guide agrees where it overlaps`() throws {
    let today = guide().inMemory()
    let tomorrow = guide(now: 1_800_000_000 + 86400).inMemory()
    let day = guide().calendar.day(containing: 1_800_000_000)
    let window = day.interval.lowerBound + 3600..<day.interval.upperBound
    #expect(today.airings(on: 1, overlapping: window) == tomorrow.airings(on: 1, overlapping: window))
    #expect(!today.airings(on: 1, overlapping: window).isEmpty)
  }

  @Test func `it has films, series, holes, overlaps and programmes across midnight`() throws {
    let guide = guide(40, 7).inMemory()
    #expect(guide.channels.count == 40)
    #expect(Set(guide.channels.map(\.name)).count == 40)
    var kinds: Set<Genre> = []
    var (films, series, gaps, overlaps, midnights) = (0, 0, 0, 0, 0)
    for channel in guide.channels {
      let airings = guide.airings(on: channel.id, overlapping: guide.timeRange)
      for (airing, next) in zip(airings, airings.dropFirst()) {
        kinds.insert(airing.genre)
        films += airing.flags.contains(.film) ? 1 : 0
        series += airing.flags.contains(.series) ? 1 : 0
        gaps += next.start > airing.stop ? 1 : 0
        overlaps += next.start < airing.stop ? 1 : 0
        midnights += airing.start / 86400 != (airing.stop - 1) / 86400 ? 1 : 0
        #expect(airing.stop > airing.start && next.start >= airing.start && !airing.title.isEmpty)
      }
      let first = try #require(airings.first)
      let programme = try #require(guide.programme(first.id))
      #expect(programme.titles.first?.text == airings.first?.title)
    }
    #expect(kinds.count >= 7)
    #expect([films, series, gaps, overlaps, midnights].min() ?? 0 > 5, "\([films, series, gaps, overlaps, midnights])")
  }

  @Test func `no team plays against itself`() throws {
    let guide = guide(80, 7).inMemory()
    var matches = 0
    for channel in guide.channels {
      for airing in guide.airings(on: channel.id, overlapping: guide.timeRange) where airing.genre == .sport {
        let teams = try #require(guide.programme(airing.id)).subtitles.first?.text.components(separatedBy: " v ") ?? []
        guard teams.count == 2 else { continue }
        matches += 1
        #expect(teams[0] != teams[1])
      }
    }
    #expect(matches > 100)
  }

  @Test func `a shorter scale makes a denser guide`() {
    var dense = guide(4, 2)
    dense.lengthScale = 0.2
    var (few, many) = (0, 0)
    guide(4, 2).forEachBatch { few += $0.programmes.count }
    dense.forEachBatch { many += $0.programmes.count }
    #expect(many > few * 3)
  }

  @Test func `airings in a window are those that overlap it`() {
    let guide = guide(3, 3).inMemory()
    let all = guide.airings(on: 2, overlapping: guide.timeRange)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let start = Int64.random(in: guide.timeRange, using: &random)
      let window = start..<start + Int64.random(in: 0...40000, using: &random)
      let expected = all.filter { $0.start < window.upperBound && $0.stop > window.lowerBound && !window.isEmpty }
      #expect(guide.airings(on: 2, overlapping: window) == expected)
    }
    #expect(guide.airings(on: 99, overlapping: guide.timeRange).isEmpty)
  }
}
