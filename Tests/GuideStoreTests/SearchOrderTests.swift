import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

/// Compares a search that ends early with sorting all matches.
@Suite("The order of what is found")
struct SearchOrderTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private static let words = ["harbour", "night", "news", "garden", "secret", "life", "silent", "新闻联播"]

  /// A matching airing, with everything by which it is sorted.
  private struct Found: Equatable {
    var airing: Airing.ID
    var rank: Int
    var start: Int64
    var position: Int
    var isRunning: Bool
  }

  /// Stores some days of airings with different starts, long and short ones, on three channels.
  private func fill(_ random: inout SeededGenerator) throws {
    var listings: [Listing] = []
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    for (offset, channel) in ["a", "b", "c"].enumerated() {
      var start = midnight - 36 * hour + Int64(offset)
      while start < midnight + 36 * hour {
        let length =
          Int64.random(in: 0..<40, using: &random) == 0 ? 7 * hour : Int64.random(in: 2...9, using: &random) * 60
        listings.append(
          Listing(
            channel: channel, start: start, stop: start + length, title: text(1...2),
            subtitle: text(0...1), details: text(0...3)))
        start += Int64.random(in: 2...9, using: &random) * 60
      }
    }
    try store.refresh(listings, batchSize: 1_000)
    try store.updateSearchIndex(at: midnight)
  }

  /// Returns all matches, by examining every airing.
  private func all(_ query: SearchQuery, in channels: Set<Channel.Key>?) throws -> [Found] {
    let searchText = SearchText()
    let matcher = SearchMatcher(query: query, searchText: searchText)
    var found: [Found] = []
    for (position, channel) in store.allChannels.enumerated() where channels?.contains(channel.id) ?? true {
      try store.readers.withReader { reader in
        let statement = try reader.connection.statement(
          "SELECT \(SearchRow.columns) FROM airing WHERE id >= ? AND id < ?")
        try statement.forEachRow(
          SQLiteValue(AiringKey(channel: channel.id, start: 0).rawValue),
          SQLiteValue(AiringKey(channel: channel.id + 1, start: 0).rawValue)
        ) { row in
          SearchRow.with(row) { row in
            guard let match = matcher.match(row) else { return }
            var rank = Int(match.searchClass.rawValue)
            let title = searchText.units(of: String(decoding: row.title, as: UTF8.self)).filter { !$0.isExtra }
            if let words = query.words, title.map(\.bytes) == words.map(\.bytes) { rank += 1 }
            found.append(
              Found(
                airing: row.key.id, rank: rank, start: row.key.start, position: position,
                isRunning: row.key.start <= midnight && row.stop > midnight))
          }
        }
      }
    }
    return found
  }

  @Test(
    "However early a search ends, it gives the best of what it has seen, the nearest first, and all that runs",
    arguments: 1...3 as ClosedRange<UInt64>, [1, 60, 400, 12_000])
  func isBest(seed: UInt64, enough: Int) throws {
    var random = SeededGenerator(seed: seed)
    try fill(&random)
    let lineup = store.state.withLock { $0 }
    let chips: [Set<Channel.Key>?] = [nil, [store.key("b")]]
    for text in ["n", "harbour", "the", "silent night", "联播", "night >5min", ">60min", "night -garden", "title:secret"]
    {
      let channels = chips.randomElement(using: &random) ?? nil
      let query = SearchQuery(text, at: midnight, calendar: BroadcastCalendar(timeZone: .gmt))
      let expected = try all(query, in: channels)
      let limit = [3, 20].randomElement(using: &random) ?? 3
      let results = try store.readers.withReader { reader in
        var run = SearchRun(
          query: query, rows: SearchRows(lineup: lineup, wanted: channels),
          request: GuideSearchRequest(text: text, now: midnight, limit: limit, channels: channels), reader: reader,
          searchText: SearchText(), enough: enough, isCancelled: { false })
        return try run.run()
      }
      let isSmall = expected.count < enough / 40
      func check(_ hits: [GuideSearchResults.Hit], _ candidates: [Found], by order: (Found, Found) -> Bool) {
        let best = candidates.sorted { ($0.rank, order($0, $1) ? 1 : 0) > ($1.rank, order($1, $0) ? 1 : 0) }
        #expect(hits.map(\.airing.id) == best.prefix(limit).map(\.airing), "\(text), \(enough)")
      }
      check(results.onNow, expected.filter(\.isRunning)) { ($0.position, $0.start) < ($1.position, $1.start) }
      // Up to the farthest one returned, or up to the end.
      let last = results.upcoming.map(\.airing.start).max() ?? 0
      check(results.upcoming, expected.filter { $0.start > midnight && (isSmall || $0.start <= last) }) {
        $0.start < $1.start
      }
      let first = results.past.map(\.airing.start).min() ?? 0
      check(results.past, expected.filter { $0.start <= midnight && !$0.isRunning && (isSmall || $0.start >= first) }) {
        $0.start > $1.start
      }
      #expect(results.upcoming.count == min(limit, expected.count { $0.start > midnight }))
      #expect(results.past.count == min(limit, expected.count { $0.start <= midnight && !$0.isRunning }))
    }
  }

  @Test("Lengths have terms that leave none out", arguments: 1...6 as ClosedRange<UInt64>)
  func lengths(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let edges = [0, 899, 900, 901, 5_399, 5_400, 5_401, 10_800, 86_400, Int64.random(in: 0...20_000, using: &random)]
      let lower = edges.randomElement(using: &random) ?? 0
      let wanted = lower..<(Bool.random(using: &random) ? .max : lower + Int64.random(in: 0...7_200, using: &random))
      let length = edges.randomElement(using: &random) ?? 0
      if wanted.contains(length) { #expect(SearchTerm.lengths(in: wanted).contains(SearchTerm.length(length))) }
    }
  }
}
