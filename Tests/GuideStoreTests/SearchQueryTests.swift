import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Understanding what is typed")
struct SearchQueryTests {
  /// Saturday 2026-11-21, 20:30 in Berlin.
  private let now = midnight + 19 * hour + 1_800
  private let calendar = BroadcastCalendar(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

  private func query(_ text: String) -> SearchQuery { SearchQuery(text, at: now, calendar: calendar) }

  private func describe(_ query: SearchQuery) -> [String] {
    query.conditions.map { condition in
      (condition.isExcluded ? "-" : "")
        + condition.alternatives.map { alternative in
          switch alternative {
          case .text(let pattern):
            let words = pattern.units.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: " ")
            return (pattern.field.map { "\($0):" } ?? "") + words + (pattern.isPrefix ? "*" : "")
          case .genre(let genre): return "\(genre)"
          case .mark(let mark): return "\(mark)"
          case .times: return "times"
          }
        }.joined(separator: "|")
    }
  }

  @Test(
    "A text that looks like a filter but is none is named",
    arguments: [
      ("after 25:00", ["'25:00' is not a time of day"]), ("film 32:99", ["'32:99' is not a time of day"]),
      ("person:", ["'person:' needs a word after it"]), ("news channel:", ["'channel:' needs a word after it"]),
      ("after 20:00", []), ("3:10 to yuma", []), ("person:anna", []), ("12:3:4", []),
    ] as [(String, [String])])
  func hints(text: String, hints: [String]) { #expect(query(text).hints == hints) }

  @Test(
    "Words of three letters may go on, shorter ones while they are typed",
    arguments: [
      ("star trek", ["star*", "trek*"]), ("a b", ["a", "b*"]), ("a b ", ["a", "b"]),
      ("The  Bridge", ["the*", "bridge*"]),
      ("新闻", ["新闻"]), ("NHK特集", ["nhk*", "特集"]), ("\"the bridge\"", ["the bridge"]), ("\"the bri", ["the bri*"]),
      ("“the bridge” x", ["the bridge", "x*"]), ("\"\u{35B}live news\"", ["live news"]),
      ("bridge -night", ["bridge*", "-night"]),
      ("-\"late night\" news", ["-late night", "title:news*|news"]),
      ("title:news", ["title:news*"]), ("person:\"silent garden\"", ["person:silent garden"]),
      ("with: silent", ["person:silent*"]),
      ("CATEGORY:drama", ["category:drama*"]), ("http://example.com", ["http*", "example*", "com*"]),
      ("a:b", ["a", "b*"]),
      ("news at ten", ["title:news*|news", "at", "ten*"]), ("film", ["title:film*|film"]), ("\"film\"", ["film"]),
      ("-film x", ["-film", "x*"]), ("films", ["title:films*|film"]), ("live", ["title:live*|live"]),
    ] as [(String, [String])])
  func words(text: String, expected: [String]) { #expect(describe(query(text)) == expected) }

  @Test(
    "Lengths",
    arguments: [
      (">90min", 5_401..<Int64.max, "Over 90 min"), ("> 90", 5_401..<Int64.max, "Over 90 min"),
      ("<30 min", 0..<1_800, "Under 30 min"),
      ("90+ min", 5_400..<Int64.max, "90 min or more"), ("90+", 5_400..<Int64.max, "90 min or more"),
      ("≥1.5h", 5_400..<Int64.max, "90 min or more"),
      (">=2 hours", 7_200..<Int64.max, "120 min or more"), ("<= 1h", 0..<3_601, "Under 60 min"),
      (">1,5h", 5_401..<Int64.max, "Over 90 min"),
    ] as [(String, Range<Int64>, String)])
  func lengths(text: String, expected: Range<Int64>, chip: String) {
    let found = query(text)
    #expect(found.durations == expected && found.conditions.isEmpty && found.filters == [chip] && !found.isEmpty)
  }

  @Test("Two lengths are a range, and an impossible one finds nothing rather than fails")
  func twoLengths() {
    #expect(query(">30min <90min").durations == 1_801..<5_400)
    #expect(query(">90min <30min").durations.isEmpty)
    #expect(query("<30min >90min").durations.isEmpty)
  }

  /// Returns the ranges of the only condition on times, in hours from midnight UTC.
  private func hours(_ text: String) -> [Range<Double>] {
    for condition in query(text).conditions {
      for alternative in condition.alternatives {
        guard case .times(let times) = alternative else { continue }
        return times.ranges.map {
          (Double($0.lowerBound) - Double(midnight)) / 3_600..<(Double($0.upperBound) - Double(midnight)) / 3_600
        }
      }
    }
    return []
  }

  @Test("Days go on into the night; weekdays are the next ones, today included; Berlin is an hour ahead")
  func days() {
    #expect(hours("today") == [-1..<28])
    #expect(hours("tomorrow") == [23..<52])
    #expect(hours("yesterday") == [-25..<4])
    #expect(hours("tonight") == [17..<28])
    #expect(hours("saturday") == [-1..<28])
    #expect(hours("sunday") == [23..<52])
    #expect(hours("friday") == [143..<172])
    #expect(hours("2026-11-28") == [167..<196])
    #expect(hours("28.11.2026") == [167..<196])
    #expect(query("2026-11-28").filters == [SearchVocabulary.date(2026, 11, 28)])
    // At three at night it is still the evening before.
    let late = SearchQuery("tonight", at: midnight + 26 * hour, calendar: calendar)
    #expect(late.conditions == query("tonight").conditions)
  }

  @Test("Times of the clock")
  func clock() {
    #expect(hours("20:15").map(\.lowerBound) == [19.25])
    #expect(hours("8:15pm").map(\.lowerBound) == [19.25])
    #expect(hours("01:00").map(\.lowerBound) == [24])
    #expect(hours("after 20:00").contains(19..<28))
    #expect(hours("before 8am").contains(4..<7))
    #expect(hours("evening").contains(17..<23))
    #expect(hours("2026-11-28 20:15").count == 1)
    #expect(query("sunday 20:15").filters == ["Sunday", "At 20:15"])
    #expect(query("after eight").filters.isEmpty)
    #expect(hours("from:2026-11-22").first?.lowerBound == 23)
    #expect(hours("to:2026-11-22T20:15").first?.upperBound == 43.25)
    #expect(describe(query("from:here")) == ["here*"])
  }

  @Test("Channels and chips")
  func chips() {
    #expect(query("channel:\"juniper one\" news").filters == ["On juniper one", "News"])
    #expect(
      query("film >90min tonight -repeat person:x").filters == [
        "Film", "Over 90 min", "Tonight", "Without Repeat", "With x",
      ])
    #expect(!query("on:juniper").isEmpty)
  }

  @Test(
    "A text that asks for nothing is empty",
    arguments: ["", "   ", "-", "--", "\"", "\"\"", "!?", ":", "-word", "title:", "\u{0}"])
  func empty(text: String) { #expect(query(text).isEmpty) }

  @Test("Nothing typed is an error", arguments: 1...200 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "\"", "-", ":", "title:", "person:", ">", "<", "90", "min", "20:15", "after", "2026-11-28", "film", "新", "闻", "’",
      " ", " ", "(", "*",
      "é", "NEAR", "OR", "99999999999999999999", "channel:", "from:", "@", "\u{301}", "\u{0}", "25:61", "≥", "+",
    ]
    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
    let found = query(text)
    #expect(found == query(text))
  }
}
