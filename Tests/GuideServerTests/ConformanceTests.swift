import Foundation
import GuideModel
import Reminders
import Testing

@testable import GuideStore

/// Tests the behaviour of every store, wherever its guide is. On a server, programs on two computers must see the same.
@Suite struct ConformanceTests {
  @Test(arguments: StoreKind.present)
  func importedAiringsAreReadAsTheyAre(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    let report = try store.refresh(sampleDay)
    #expect(report.airings == sampleDay.count)
    #expect(store.channels.map(\.feedID) == ["one", "three", "two"])
    #expect(try store.everything(on: "one").map(\.title).prefix(2) == ["Evening News", "Film 1"])
    #expect(store.timeRange == midnight..<midnight + 31 * hour)
    // An airing that began long ago, one of no length, and a range's ends.
    let two = store.key("two")
    let found = try store.airings(on: two, overlapping: midnight + 6 * hour..<midnight + 7 * hour)
    #expect(found.map(\.title) == ["Test card", "Čeština pro každého", "Instant"])
    #expect(
      try store.airings(on: two, overlapping: midnight + 20 * hour..<midnight + 21 * hour).map(\.title) == ["Test card"]
    )
    #expect(try store.airings(on: two, overlapping: midnight..<midnight).isEmpty)
    #expect(try store.airings(on: 999, overlapping: midnight..<midnight + hour).isEmpty)
    let first = try #require(store.everything(on: "one").first)
    #expect(try store.airing(first.id) == first)
    #expect(try store.programme(first.id)?.descriptions.first?.text == "A story about harbours and news")
    #expect(try store.airing(Airing.ID(channel: two, start: 1)) == nil)
    #expect(try store.details(of: Airing.ID(channel: two, start: 1)) == nil)
  }

  @Test(arguments: StoreKind.present)
  func refreshesReplaceWhatTheyCover(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let changed = sampleDay.filter { $0.channel == "one" }.dropLast(4).map { listing in
      var listing = listing
      if listing.title == "Film 1" { listing.title = "Another film" }
      return listing
    }
    try store.refresh(Array(changed))
    let other = try guide.open(computer: "two")
    for store in [store, other] {
      let titles = try store.everything(on: "one").map(\.title)
      #expect(titles.count == 24)
      #expect(titles[1] == "Another film")
      #expect(try store.everything(on: "two").count == 4)
    }
    // Storing the same data again changes nothing.
    #expect(try other.refresh(Array(changed)).airings == changed.count)
    #expect(try store.everything(on: "one") == other.everything(on: "one"))
  }

  @Test(arguments: StoreKind.present)
  func failedImportsChangeNothing(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let before = try store.everything(on: "one")
    #expect(throws: GuideStoreError.emptyFeed(source: "feed")) { try store.refresh([]) }
    struct Broken: Error {}
    let short = FeedBatch([Listing(channel: "one", start: midnight, stop: midnight + 23 * hour, title: "Only this")])
    #expect(throws: GuideStoreError.self) {
      try store.importFeed(source: "feed") { sink in
        try sink(short, 1)
        throw Broken()
      }
    }
    #expect(try store.everything(on: "one") == before)
    #expect(try guide.open(computer: "two").everything(on: "one") == before)
  }

  @Test(arguments: StoreKind.present)
  func nowAndNextOfEachRow(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let entries = try store.nowAndNext(at: instant + hour)
    #expect(entries.map(\.channel) == [store.key("one"), store.key("three"), store.key("two")])
    #expect(entries.map { $0.now?.title } == ["Film 13", "Harbour News", "Test card"])
    #expect(entries.map { $0.next?.title } == ["Film 14", "Don't panic", "ニュースの時間"])
    #expect(try store.nowAndNext(at: midnight + 100 * hour).isEmpty)
    try store.setHidden(true, channels: [store.key("one")])
    #expect(try store.nowAndNext(at: instant).map(\.channel) == [store.key("three"), store.key("two")])
  }

  @Test(
    arguments: StoreKind.present,
    [
      "news", "harb", "evening news", "čestina", "ニュース", "時間", "news -evening", "100%", "_odd_", "dont", "don't",
      "film",
      "\"film\"", "film >30min", "new", "part 1", "\"part 1\"", "nothing like this", "harbours channel:three", "\\",
      "news film",
    ])
  func searchesFindTheSame(kind: StoreKind, text: String) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    try store.index()
    let request = GuideSearchRequest(text: text, now: instant, limit: 50)
    let found = try store.search(request)
    let plain = try GuideStore(path: NSTemporaryDirectory() + UUID().uuidString + ".db", clock: { instant })
    defer { for ending in ["", "-wal", "-shm"] { unlink(plain.path + ending) } }
    try plain.refresh(sampleDay)
    try plain.index()
    #expect(try found == plain.search(request))
  }

  @Test(arguments: StoreKind.present)
  func searchesAreRankedAndGrouped(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    try store.index()
    let found = try store.search(GuideSearchRequest(text: "news", now: instant, limit: 3))
    #expect(found.onNow.map(\.airing.title) == ["Evening News"])
    #expect(found.upcoming.map(\.airing.title) == ["Harbour News", "Evening News", "Evening News"])
    #expect(found.past.count == 3)
    #expect(found.indexedPart == 1)
    let one = try store.search(
      GuideSearchRequest(text: "news", now: instant, channels: [store.key("three")]))
    #expect(one.upcoming.map(\.airing.title) == ["Harbour News"] && one.onNow.isEmpty && one.past.isEmpty)
    let airing = try #require(found.onNow.first?.airing)
    #expect(try store.otherAirings(of: airing, limit: 3).map(\.start) == [15, 18, 21].map { midnight + $0 * hour })
  }

  @Test(arguments: StoreKind.present)
  func rowsOfAGenre(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    try store.index()
    let one = store.key("one")
    #expect(try store.channels(with: .film, in: midnight + hour..<midnight + 2 * hour) == [one])
    #expect(try store.channels(with: .film, in: midnight..<midnight + hour).isEmpty)
    #expect(try store.channels(with: .news, in: midnight + 30 * hour..<midnight + 40 * hour).isEmpty)
    #expect(store.channelsWithAirings == Set(store.allChannels.map(\.id)))
  }

  @Test(arguments: StoreKind.present)
  func editsAreSeenByOthers(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let other = try guide.open(computer: "two")
    let (one, two) = (store.key("one"), store.key("two"))
    try store.renameChannel(one, to: "First")
    try store.moveChannel(two, to: 0)
    try store.setHidden(true, channels: [store.key("three")])
    store.perform(.putList(ChannelList(id: 7, name: "Children's", channels: [two, one])))
    store.perform(.putSearch(SavedSearch(id: 1, name: "Films", text: "film")))
    try store.flush()
    #expect(try other.reloadIfChanged())
    #expect(other.lineup == store.lineup)
    #expect(other.channels.map(\.name) == ["Name of two", "First"])
    #expect(other.lineup.list(7)?.channels == [two, one])
    // … and back.
    other.perform(.deleteList(7))
    try other.flush()
    let third = try guide.open(computer: "three")
    #expect(third.lineup.list(7) == nil && third.lineup.searches.count == 1)
  }

  @Test(arguments: StoreKind.present)
  func rowsThatShowOthersChannels(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh([Listing(channel: "one", start: midnight, stop: midnight + hour, title: "Early")], source: "a")
    try store.refresh(
      [
        Listing(channel: "one", start: midnight, stop: midnight + hour, title: "Early"),
        Listing(channel: "one", start: midnight + hour, stop: midnight + 2 * hour, title: "Late"),
      ], source: "b")
    let row = try #require(store.channels.first)
    #expect(store.channels.count == 1)
    #expect(store.members(of: row.id).count == 2)
    #expect(
      try store.airings(on: row.id, overlapping: midnight..<midnight + 3 * hour).map(\.title) == ["Early", "Late"])
    #expect(try store.nowAndNext(at: midnight + 60).map { $0.next?.title } == ["Late"])
    try store.index()
    #expect(try store.search(GuideSearchRequest(text: "late", now: midnight)).upcoming.map(\.row) == [row.id])
    try store.setShift(of: "b", to: 1800)
    let other = try guide.open(computer: "two")
    for store in [store, other] {
      #expect(
        try store.airings(on: row.id, overlapping: midnight..<midnight + 3 * hour).map(\.start) == [
          midnight, midnight + hour + 1800,
        ])
    }
  }

  @Test(arguments: StoreKind.present)
  func sourcesAreRemovedAndPruned(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    try store.refresh(
      [Listing(channel: "four", start: midnight, stop: midnight + hour, title: "Only")], source: "small")
    let four = store.key("four")
    // Another computer, whose copy has no airings yet.
    let other = try guide.open(computer: "two")
    try other.removeSource("small")
    #expect(try other.airings(on: four, overlapping: midnight..<midnight + hour).isEmpty)
    #expect(other.sources.map(\.name) == ["feed"])
    try other.setKeeping(of: "feed", to: 6 * hour)
    #expect(try other.prune(now: instant) > 0)
    #expect(try other.everything(on: "one").first?.start == midnight + 6 * hour)
    let third = try guide.open(computer: "three")
    #expect(try third.everything(on: "one") == other.everything(on: "one"))
    #expect(third.timeRange == other.timeRange)
  }

  @Test(arguments: StoreKind.present)
  func remindersAreKept(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let other = try guide.open(computer: "two")
    let airing = try #require(try other.everything(on: "one").last)
    let reference = try #require(try other.reference(to: airing, on: other.key("one")))
    let rule = ReminderRule(subject: .airing(reference))
    let number = try other.makeReminderChange(.put(rule), now: instant)
    #expect(number != nil)
    #expect(try other.reminders().planned.map(\.airing.start) == [airing.start])
    let third = try guide.open(computer: "three")
    #expect(try third.reminders().planned.count == 1)
    #expect(try third.advanceReminders(to: airing.start - 60).due.count == 1)
  }

  @Test(arguments: StoreKind.present)
  func readersWriteNothing(kind: StoreKind) throws {
    let guide = try TestGuide(kind)
    try guide.open().refresh(sampleDay)
    let reader = try guide.open(.readOnly, computer: "two")
    #expect(reader.channels.count == 3 && !reader.isEditable)
    #expect(try reader.everything(on: "one").count == 24)
    #expect(throws: GuideStoreError.self) { try reader.refresh(sampleDay) }
    #expect(reader.perform(.setHidden(true, [reader.key("one")])).isEmpty)
  }
}
