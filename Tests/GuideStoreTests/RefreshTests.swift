import Foundation
import GuideModel
import Testing

@testable import GuideStore

@Suite("Refreshing a guide")
struct RefreshTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  /// "title@hours+hours" of each airing.
  private func shape(_ channel: String) throws -> [String] {
    try store.everything(on: channel).map {
      let start = Double($0.start - midnight) / 3600
      return "\($0.title)@\(start.formatted())+\((Double($0.duration) / 3600).formatted())"
    }
  }

  private func listing(_ title: String, _ from: Double, _ to: Double?, on channel: String = "a") -> Listing {
    Listing(
      channel: channel, start: midnight + Int64(from * 3600), stop: to.map { midnight + Int64($0 * 3600) }, title: title
    )
  }

  @Test("The interval the feed covers is replaced, on each channel for itself; the rest stays")
  func replacesInterval() throws {
    try store.refresh([
      listing("A", 0, 1), listing("B", 1, 2), listing("C", 2, 3), listing("D", 3, 4),
      listing("X", 0, 2, on: "b"), listing("Y", 2, 4, on: "b"),
    ])
    let report = try store.refresh([listing("N", 1, 1.5), listing("O", 2.5, 3)])
    #expect(try shape("a") == ["A@0+1", "N@1+0.5", "O@2.5+0.5", "D@3+1"])
    #expect(try shape("b") == ["X@0+2", "Y@2+2"])
    #expect(report.airings == 2)
    #expect(report.replaced == 2)
    #expect(report.channels == 1)
    #expect(store.timeRange == midnight..<midnight + 4 * hour)
  }

  @Test("Airings that the feed repeats are neither written nor indexed again", arguments: [1, 3, 100])
  func unchanged(batchSize: Int) throws {
    let first = (0..<10).map { listing("T\($0)", Double($0), Double($0) + 1) } + [listing("X", 0, 1, on: "b")]
    try store.refresh(first, batchSize: batchSize)
    try store.updateSearchIndex()
    try store.withWriter { connection in
      try connection.execute("CREATE TEMP TABLE touched(start)")
      for (event, row) in [("INSERT", "new"), ("DELETE", "old"), ("UPDATE", "new")] {
        try connection.execute(
          """
          CREATE TEMP TRIGGER on_\(event) AFTER \(event) ON main.airing
          BEGIN INSERT INTO touched VALUES((\(row).id >> 9 & 17179869183) - \(midnight)); END
          """)
      }
    }
    func touched() throws -> [Double] {
      var hours: [Double] = []
      try store.withWriter { connection in
        try connection.prepare("SELECT DISTINCT start FROM touched ORDER BY start").forEachRow {
          hours.append(Double($0.int64(0)) / 3600)
        }
        try connection.execute("DELETE FROM touched")
      }
      return hours
    }
    func pending() throws -> [Range<Int64>] {
      try store.withWriter { connection in
        var starts: [Range<Int64>] = []
        try connection.prepare("SELECT dirty_from, dirty_to FROM channel WHERE dirty_from < dirty_to").forEachRow {
          starts.append($0.int64(0)..<$0.int64(1))
        }
        return starts
      }
    }

    var report = try store.refresh(first, batchSize: batchSize)
    #expect(try touched().isEmpty)
    #expect(try pending().isEmpty)
    #expect(report.airings == 11 && report.replaced == 11 && report.channels == 2)

    var second = first
    second[2].title = "changed"
    second[4].details = "changed"
    second[5].stop = second[5].stop.map { $0 - 60 }
    second.remove(at: 7)
    second.insert(listing("between", 8.5, 9), at: 8)
    report = try store.refresh(second, batchSize: batchSize)
    #expect(try touched() == [2, 4, 5, 7, 8.5])
    #expect(try pending() == [midnight + 2 * hour..<midnight + 8 * hour + hour / 2 + 1])
    #expect(report.airings == 11 && report.replaced == 11)
    #expect(
      try shape("a") == [
        "T0@0+1", "T1@1+1", "changed@2+1", "T3@3+1", "T4@4+1", "T5@5+0.983333", "T6@6+1", "T8@8+1", "between@8.5+0.5",
        "T9@9+1",
      ])
  }

  @Test("Order within the feed does not matter")
  func unsorted() throws {
    try store.refresh((0..<10).map { listing("old\($0)", Double($0), Double($0) + 1) })
    try store.refresh([listing("E", 7, 8), listing("F", 2, 3), listing("G", 5, 6)], batchSize: 1)
    #expect(try shape("a") == ["old0@0+1", "old1@1+1", "F@2+1", "G@5+1", "E@7+1", "old8@8+1", "old9@9+1"])
  }

  @Test("Sources do not touch each other")
  func sources() throws {
    try store.refresh([listing("A", 0, 1)], source: "one")
    try store.refresh([listing("B", 0, 1)], source: "two")
    // They are shown in one row, and stored separately.
    #expect(store.channels.count == 1)
    #expect(try store.everything(on: "a").map(\.title) == ["A"])
    let members = store.members(of: store.key("a"))
    let own = try members.map { member in
      try store.readers.withReader { try $0.airings(on: member.channel, overlapping: 0..<1 << 33).map(\.title) }
    }
    #expect(own == [["A"], ["B"]])
  }

  @Test("A source can be removed with all it brought, and nothing else")
  func removeSource() throws {
    try store.refresh([listing("A", 0, 1), listing("X", 0, 1, on: "b")], source: "one")
    try store.refresh([listing("B", 0, 1)], source: "two")
    try store.updateSearchIndex()
    #expect(store.sources.map(\.name) == ["one", "two"])
    try store.removeSource("one")
    try store.removeSource("never heard of")
    #expect(store.sources.map(\.name) == ["two"])
    #expect(store.allChannels.count == 1)
    #expect(try shape("a") == ["B@0+1"])
    #expect(try store.withWriter { try $0.integer("SELECT count(*) FROM airing") } == 1)
    try store.updateSearchIndex()
    #expect(try store.withWriter { try $0.integer("SELECT sum(documents) FROM search_segment") } == 1)
  }

  @Test("24: a missing stop is the next start; the last one gets the typical length, at most three hours")
  func missingStops() throws {
    let report = try store.refresh([
      listing("A", 0, nil), listing("B", 0.5, nil), listing("C", 1.5, 2.5), listing("D", 3, nil),
      listing("only", 0, nil, on: "b"),
    ])
    #expect(try shape("a") == ["A@0+0.5", "B@0.5+1", "C@1.5+1", "D@3+1"])
    #expect(try shape("b") == ["only@0+3"])
    #expect(report.counts.inferredStops == 4)
    #expect(try store.everything(on: "a").map { $0.flags.contains(.stopIsInferred) } == [true, true, false, true])
  }

  @Test("24: across a hole of more than twelve hours the next start says nothing")
  func missingStopBeforeHole() throws {
    try store.refresh([listing("A", 0, nil), listing("B", 30, 31)])
    #expect(try shape("a") == ["A@0+1", "B@30+1"])
  }

  @Test("24: earlier airings after the feed's end count as the next start")
  func missingStopBeforeStored() throws {
    try store.refresh([listing("A", 0, 2), listing("B", 2, 3)])
    try store.refresh([listing("N", 0, 1), listing("O", 1, nil)])
    #expect(try shape("a") == ["N@0+1", "O@1+1", "B@2+1"])
  }

  @Test("25: no length is a length")
  func zeroLength() throws {
    try store.refresh([listing("A", 0, 0), listing("B", 0.5, 1)])
    #expect(try shape("a") == ["A@0+0", "B@0.5+0.5"])
  }

  @Test("26: a stop before its start moves to the next day when that fits, else it is inferred")
  func reversedStops() throws {
    let report = try store.refresh([
      listing("Late", 23.5, 0.5),  // the next day, and fits
      listing("Early", 24.5, 25),
      listing("Clash", 23, 1, on: "b"),  // the next day would overlap
      listing("Next", 24, 25, on: "b"),
      listing("Wrong", 23, 20, on: "c"),  // 21 hours with a day added
      listing("After", 24, 25, on: "c"),
    ])
    #expect(try shape("a") == ["Late@23.5+1", "Early@24.5+0.5"])
    #expect(try shape("b") == ["Clash@23+1", "Next@24+1"])
    #expect(try shape("c") == ["Wrong@23+1", "After@24+1"])
    #expect(report.counts.rolledStops == 1)
    #expect(report.counts.reversedStops == 2)
  }

  @Test("29: absurd lengths end at the next start")
  func absurdLengths() throws {
    let report = try store.refresh([
      listing("Filler", 0, 24), listing("A", 2, 3), listing("Umbrella", 4, 10), listing("B", 5, 6),
      listing("Dummy", 0, 24 * 31, on: "b"),
      listing("Eternal", 0, 24 * 4000, on: "c"),
    ])
    #expect(try shape("a") == ["Filler@0+2", "A@2+1", "Umbrella@4+6", "B@5+1"])
    #expect(try shape("b") == ["Dummy@0+744"])
    #expect(try shape("c") == ["Eternal@0+3"])
    #expect(report.counts.cappedLengths == 1)
  }

  @Test("29: a dummy of a month does not wipe out what is stored for that month")
  func absurdLengthCoversNothing() throws {
    try store.refresh([listing("A", 0, 1), listing("B", 48, 49)])
    try store.refresh([listing("Dummy", 0, 24 * 31)])
    #expect(try shape("a") == ["Dummy@0+48", "B@48+1"])
  }

  @Test("32: dates far from the rest are dropped and do not widen what is replaced")
  func absurdDates() throws {
    try store.refresh([listing("A", 0, 1)])
    let report = try store.refresh(
      [
        listing("B", 5, 6), Listing(channel: "a", start: 0, stop: 3600, title: "1970"),
        Listing(channel: "a", start: 946_684_800, stop: nil, title: "2000"),
        Listing(channel: "a", start: 4_070_908_800, stop: nil, title: "2099"),
        Listing(channel: "a", start: -62_135_596_800, stop: nil, title: "0001"), listing("C", 6, 7), listing("D", 7, 8),
      ], batchSize: 100)
    #expect(report.counts.absurdDates == 4)
    #expect(try shape("a") == ["A@0+1", "B@5+1", "C@6+1", "D@7+1"])
  }

  @Test("20: the same airing twice is kept once, another one with its start beside it")
  func duplicates() throws {
    let twice = [listing("A", 0, 1), listing("B", 1, 2)]
    let report = try store.refresh(twice + twice + [listing("Other", 0, 0.5), listing("", 1, 2)])
    #expect(try shape("a") == ["A@0+1", "Other@0+0.5", "B@1+1", "No title@1+1"])
    #expect(try store.everything(on: "a").map(\.id.ordinal) == [0, 1, 0, 1])
    #expect(report.counts.duplicates == 2)
    #expect(report.counts.sharedStarts == 2)
    #expect(report.counts.emptyTitles == 1)
    let again = try store.refresh(twice)
    #expect(again.replaced == 4)
    #expect(try shape("a") == ["A@0+1", "B@1+1"])
  }

  @Test("16, 17: channels are made as needed and found despite blanks, case and %20")
  func channelIDs() throws {
    let report = try store.refresh(
      [
        listing("A", 0, 1, on: "BBC One"), listing("B", 1, 2, on: " bbc one "), listing("C", 2, 3, on: "BBC%20One"),
        listing("D", 0, 1, on: "unheard.of"), listing("E", 0, 1, on: "  "),
      ], channels: ["BBC One", "idle"])
    #expect(store.channels.map(\.feedID) == ["BBC One", "idle", "unheard.of"])
    #expect(store.channels.map(\.name) == ["Name of BBC One", "Name of idle", "unheard.of"])
    #expect(try shape("BBC One") == ["A@0+1", "B@1+1", "C@2+1"])
    #expect(report.counts.undeclaredChannels == 1)
    #expect(report.counts.withoutChannel == 1)
    #expect(report.newChannels == 3)
  }

  @Test("16: a channel declared twice keeps its first name and all its display names; one declared late gets its name")
  func declarations() throws {
    var batch = FeedBatch()
    batch.add(listing("A", 0, 1))
    batch.addChannel("a", name: "First", displayNames: ["First", "5"])
    batch.addChannel("a", name: "Second", number: "5", displayNames: ["Second", "5"])
    let batches = [batch]
    try store.importFeed(source: "feed") { sink in for batch in batches { try sink(batch, 0) } }
    let channel = try #require(store.channels.first)
    #expect(channel.name == "First")
    #expect(channel.number == "5")
    #expect(channel.displayNames == ["First", "5", "Second"])
  }

  @Test("Hidden channels are not imported; what they had stays until they are shown and refreshed")
  func hidden() throws {
    try store.refresh([listing("A", 0, 1), listing("X", 0, 1, on: "b")])
    try store.setHidden(true, channels: [store.key("a")])
    let report = try store.refresh([listing("B", 0, 1), listing("Y", 0, 1, on: "b")])
    #expect(report.counts.onHiddenChannels == 1)
    #expect(store.channels.map(\.feedID) == ["b"])
    #expect(try shape("a") == ["A@0+1"])
    #expect(try shape("b") == ["Y@0+1"])
    try store.setHidden(false, channels: [store.key("a")])
    try store.refresh([listing("B", 0, 1)])
    #expect(try shape("a") == ["B@0+1"])
  }

  @Test("An empty feed, and one that fails before its first programme, change nothing")
  func emptyFeeds() throws {
    try store.refresh([listing("A", 0, 1)])
    let generation = store.generation
    #expect(throws: GuideStoreError.emptyFeed(source: "feed")) { try store.refresh([]) }
    #expect(throws: GuideStoreError.emptyFeed(source: "feed")) { try store.refresh([], channels: ["new"]) }
    let failure = TestFailure(description: "an HTML page")
    #expect(throws: failure) { try store.refresh([], channels: ["new"], failure: failure) }
    #expect(try shape("a") == ["A@0+1"])
    #expect(store.allChannels.count == 1)
    #expect(store.generation == generation)
  }

  @Test("3: a feed that breaks off is stored as far as it goes, and what it did not reach stays")
  func partial() throws {
    try store.refresh((0..<6).map { listing("old\($0)", Double($0), Double($0) + 1) })
    let failure = TestFailure(description: "truncated at byte 7")
    let report = try store.refresh((0..<3).map { listing("new\($0)", Double($0), Double($0) + 1) }, failure: failure)
    #expect(report.incompleteReason == "truncated at byte 7")
    #expect(try shape("a") == ["new0@0+1", "new1@1+1", "new2@2+1", "old3@3+1", "old4@4+1", "old5@5+1"])
  }

  @Test("3: a feed that breaks off and has less than it would replace changes nothing")
  func shrinkingPartial() throws {
    try store.refresh((0..<6).map { listing("old\($0)", Double($0), Double($0) + 1) })
    let before = try shape("a")
    let failure = TestFailure(description: "truncated")
    #expect(
      throws: GuideStoreError.partialFeedWouldShrinkGuide(source: "feed", found: 2, stored: 6, reason: "truncated")
    ) {
      try store.refresh([listing("new", 5, 6), listing("new", 0, 1)], failure: failure)
    }
    #expect(try shape("a") == before)
    // The same feed, complete, is accepted.
    try store.refresh([listing("new", 5, 6), listing("new", 0, 1)])
    #expect(try shape("a") == ["new@0+1", "new@5+1"])
  }

  @Test("Cancelling in the middle leaves the guide as it was")
  func cancelling() throws {
    try store.refresh([listing("A", 0, 1)])
    let cancellation = ImportCancellation()
    let batches = FeedBatch.batches((0..<100).map { listing("new\($0)", Double($0), Double($0) + 1) })
    #expect(throws: GuideStoreError.cancelled) {
      try store.importFeed(source: "feed", cancellation: cancellation) { sink in
        for (index, batch) in batches.enumerated() {
          if index == 5 { cancellation.cancel() }
          try sink(batch, 0)
        }
      }
    }
    #expect(try shape("a") == ["A@0+1"])
  }

  @Test("A full disk leaves the guide as it was, and is named")
  func fullDisk() throws {
    try store.refresh([listing("A", 0, 1)])
    try store.withWriter { try $0.execute("PRAGMA max_page_count = 60") }
    let text = String(repeating: "long ", count: 200)
    do {
      try store.refresh(
        (0..<2000).map {
          Listing(channel: "a", start: midnight + $0 * 60, stop: nil, title: "t", details: text)
        })
      Issue.record("it fitted")
    } catch let error as GuideStoreError {
      guard case .full = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try shape("a") == ["A@0+1"])
    try store.withWriter { try $0.execute("PRAGMA max_page_count = 100000") }
    try store.refresh([listing("B", 0, 1)])
    #expect(try shape("a") == ["B@0+1"])
  }

  @Test("Readers see the old guide until the new one is complete")
  func isolation() throws {
    try store.refresh([listing("A", 0, 1)])
    let store = store
    let key = store.key("a")
    let batches = FeedBatch.batches((0..<50).map { listing("new\($0)", Double($0), Double($0) + 1) })
    let seen = Guarded<[[String]]>([])
    try store.importFeed(
      source: "feed",
      progress: { _ in
        let titles = (try? store.airings(on: key, overlapping: midnight..<midnight + hour).map(\.title)) ?? []
        seen.withLock { $0.append(titles) }
      }
    ) { sink in
      for batch in batches { try sink(batch, 0) }
    }
    #expect(!seen.withLock { $0.isEmpty })
    #expect(seen.withLock { $0.allSatisfy { $0 == ["A"] } })
    #expect(try store.airings(on: key, overlapping: midnight..<midnight + hour).map(\.title) == ["new0"])
  }

  @Test("Another store on the same file notices")
  func otherProcess() throws {
    let other = try GuideStore(path: store.path, access: .readOnly)
    #expect(try !other.reloadIfChanged())
    try store.refresh([listing("A", 0, 1)])
    #expect(other.channels.isEmpty)
    #expect(try other.reloadIfChanged())
    #expect(other.channels.map(\.feedID) == ["a"])
    #expect(try !other.reloadIfChanged())
  }
}
