import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("The search index")
struct SearchIndexTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private static let words = [
    "news", "new", "night", "Über", "uber", "straße", "新闻", "联播", "新", "闻联", "ニュース", "أخبار", "الأخبار", "spider-man",
    "spider", "man",
    "a", "an", "and", "don't", "ё", "е", "90", "2026",
  ]

  private func text(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : Bool.random(using: &random) ? "" : ", ")
  }

  private func everything() throws -> [Airing] {
    try store.channels.flatMap { try store.airings(on: $0.id, overlapping: 0..<AiringKey.maximumStart) }
  }

  @Test(
    "Finds what comparing every airing finds, after any refreshes, edits and updates",
    arguments: 1...12 as ClosedRange<UInt64>)
  func agreesWithScan(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let from = midnight + Int64.random(in: -40...40, using: &random) * hour
      var listings: [Listing] = []
      for channel in ["a", "b", "c"] where Bool.random(using: &random) || channel == "a" {
        for number in 0..<Int64.random(in: 5...60, using: &random) {
          listings.append(
            Listing(
              channel: channel, start: from + number * 1_800, stop: from + (number + 1) * 1_800,
              title: text(1...3, &random),
              subtitle: text(0...2, &random), details: text(0...6, &random)))
        }
      }
      try store.refresh(listings)
      if Bool.random(using: &random) {
        try store.updateSearchIndex(at: midnight, threads: Int.random(in: 1...3, using: &random))
      }
    }
    if Bool.random(using: &random), store.key("b") > 0 { try store.setHidden(true, channels: [store.key("b")]) }
    try store.updateSearchIndex(at: midnight)
    #expect(try !store.isSearchIndexStale())

    let all = try everything()
    let searchText = SearchText()
    for _ in 0..<25 {
      var words = (0..<Int.random(in: 1...2, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? ""
      }
      if Int.random(in: 0..<4, using: &random) == 0 { words[0] = "\"\(words.joined(separator: " "))\"" }
      if Int.random(in: 0..<4, using: &random) == 0 {
        words.append("-\(Self.words.randomElement(using: &random) ?? "")")
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        words.append("title:\(Self.words.randomElement(using: &random) ?? "")")
      }
      let text = words.joined(separator: " ")
      let query = SearchQuery(text, at: midnight, calendar: BroadcastCalendar(timeZone: .gmt))
      let expected = try all.filter { airing in
        try store.readers.withReader { reader in
          let statement = try reader.connection.statement("SELECT \(SearchRow.columns) FROM airing WHERE id = ?")
          statement.bind(1, AiringKey(airing.id).rawValue)
          defer { statement.reset() }
          _ = try statement.step()
          return SearchRow.with(statement, SearchMatcher(query: query, searchText: searchText).match) != nil
        }
      }
      let results = try store.search(GuideSearchRequest(text: text, now: midnight, limit: 100_000))
      let found = results.onNow + results.upcoming + results.past
      #expect(Set(found.map(\.airing.id)) == Set(expected.map(\.id)), "\(text)")
      #expect(found.count == expected.count && results.total == expected.count)
      #expect(results.onNow.allSatisfy { $0.airing.start <= midnight && $0.airing.stop > midnight })
      #expect(results.upcoming.allSatisfy { $0.airing.start > midnight })
      #expect(results.past.allSatisfy { $0.airing.stop <= midnight })
    }
  }

  private func listings(days: Int64) -> [Listing] {
    (0..<days * 24).map {
      Listing(channel: "a", start: midnight + $0 * hour, stop: midnight + ($0 + 1) * hour, title: "Hour \($0) common")
    }
  }

  @Test("Work that is ended anywhere is gone on with, and what was done is found meanwhile", arguments: 0..<8)
  func resumes(steps: Int) throws {
    try store.refresh(listings(days: 6))
    var reports = 0
    let cancellation = ImportCancellation()
    try? store.updateSearchIndex(at: midnight, cancellation: cancellation) { _ in
      if reports == steps { cancellation.cancel() }
      reports += 1
    }
    let part = try store.search(GuideSearchRequest(text: "common", now: midnight, limit: 1_000))
    let days = Set((part.onNow + part.upcoming).map { ($0.airing.start - midnight) / 86_400 })
    // Whole days, the nearest first.
    #expect(days == Set(0..<Int64(min(steps + 1, 6))))
    #expect(part.total == days.count * 24)
    #expect((part.indexedPart < 1) == (days.count < 6))
    try store.updateSearchIndex(at: midnight)
    let whole = try store.search(GuideSearchRequest(text: "common", now: midnight, limit: 1_000))
    #expect(whole.total == 144 && whole.indexedPart == 1)
  }

  @Test("Several threads build the same index as one, and can be ended and go on", arguments: [2, 3, 8])
  func threads(count: Int) throws {
    try store.refresh(listings(days: 40))
    let cancellation = ImportCancellation()
    // Cancels after the third day, whichever thread processed it: the others may do everything before the first one
    // reports progress. Each of them ends one more day at most.
    let days = Guarded(0)
    #expect(throws: GuideStoreError.cancelled) {
      let indexer = try SearchIndexer(path: store.path, threads: count, cancellation: cancellation)
      try indexer.run(from: midnight, progress: nil) {
        let isThird = days.withLock { days in
          days += 1
          return days == 3
        }
        if isThird { cancellation.cancel() }
      }
    }
    let part = try store.search(GuideSearchRequest(text: "common", now: midnight, limit: 1_000))
    #expect(part.total > 0 && part.total < 960 && part.total % 24 == 0 && part.indexedPart < 1)
    var reports: [Double] = []
    try store.updateSearchIndex(at: midnight, threads: count) { reports.append($0) }
    #expect(reports.allSatisfy { $0 >= 0 && $0 <= 1 } && reports.last == 1)
    let whole = try store.search(GuideSearchRequest(text: "common", now: midnight, limit: 1_000))
    #expect(whole.total == 960 && whole.indexedPart == 1)
    #expect(try store.withWriter { try $0.integer("SELECT count(DISTINCT day) FROM search_segment") } == 40)
    #expect(
      try store.withWriter {
        try $0.integer("SELECT count(DISTINCT id >> \(SegmentTable.segmentShift)) FROM search_block")
      } == 40)
  }

  @Test("Leftovers of a killed process are removed")
  func orphans() throws {
    try store.refresh(listings(days: 1))
    try store.withWriter {
      try $0.execute("INSERT INTO search_block VALUES(\(99 << 20), x'00'), (\(99 << 20 | 1), x'00')")
    }
    try store.updateSearchIndex(at: midnight)
    #expect(
      try store.withWriter {
        try $0.integer("SELECT count(*) FROM search_block WHERE id >= \(99 << 20) AND id < \(100 << 20)")
      } == 0)
    #expect(try store.search(GuideSearchRequest(text: "common", now: midnight)).total == 24)
  }

  @Test("A day that changes while it is indexed is looked at again")
  func changes() throws {
    try store.refresh(listings(days: 1))
    var isFirst = true
    try store.updateSearchIndex(at: midnight) { _ in
      guard isFirst else { return }
      isFirst = false
      #expect(throws: Never.self) {
        try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "Changed")])
      }
    }
    #expect(try store.search(GuideSearchRequest(text: "changed", now: midnight)).onNow.count == 1)
  }

  @Test("A day of more airings than a segment holds is found whole")
  func manySegments() throws {
    let count = Int64(SegmentBuilder.limit) + 5_000
    var batch: [Listing] = []
    for number in 0..<count {
      batch.append(
        Listing(
          channel: "c\(number % 100)", start: midnight + number / 100 * 60, stop: midnight + (number / 100 + 1) * 60,
          title: number == count - 1 ? "Last of all" : "x"))
    }
    try store.refresh(batch, batchSize: 10_000)
    try store.updateSearchIndex(at: midnight)
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM search_segment") } == 2)
    #expect(try store.withWriter { try $0.integer("SELECT sum(documents) FROM search_segment") } == count)
    #expect(
      try store.search(GuideSearchRequest(text: "last of all", now: midnight)).upcoming.map(\.airing.title) == [
        "Last of all"
      ])
  }

  @Test("A guide whose index is damaged says so rather than crash")
  func damaged() throws {
    try store.refresh(listings(days: 1))
    try store.updateSearchIndex(at: midnight)
    try store.withWriter { try $0.execute("UPDATE search_block SET data = x'05ff61ffffffff7f' WHERE id & 524288 = 0") }
    _ = try store.search(GuideSearchRequest(text: "common", now: midnight))
    try store.withWriter { try $0.execute("UPDATE search_block SET data = x'00'") }
    #expect(throws: GuideStoreError.self) { try store.search(GuideSearchRequest(text: "tonight", now: midnight)) }
    try store.withWriter { try $0.execute("UPDATE search_segment SET first_terms = x'ff'") }
    _ = try store.search(GuideSearchRequest(text: "common", now: midnight))
  }
}
