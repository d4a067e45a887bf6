import Foundation
import GuideFormats
import GuideModel
import HTTP
import LoopbackServer
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Feeds that are wrong or made to do harm")
struct HostileImportTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private func listing(_ title: String, _ from: Double, _ to: Double?, on channel: String = "a") -> Listing {
    Listing(
      channel: channel, start: midnight + Int64(from * 3600), stop: to.map { midnight + Int64($0 * 3600) }, title: title
    )
  }

  private func titles(_ channel: String) throws -> [String] { try store.everything(on: channel).map(\.title) }

  // MARK: What is replaced

  @Test("One date that is months off costs what it lies on, not the history between", arguments: [1, 3, 100])
  func wrongDate(batchSize: Int) throws {
    let history = (0..<60).map { listing("H\($0)", Double($0) * 24, Double($0) * 24 + 1) }
    try store.refresh(history)
    let good = (60..<67).map { listing("N\($0)", Double($0) * 24, Double($0) * 24 + 1) }
    var wrong = listing("Wrong", 70 * 24 - 330 * 24, 70 * 24 - 330 * 24 + 1)
    let report = try store.refresh(good + [wrong], batchSize: batchSize)
    #expect(report.replaced == 0)
    #expect(try titles("a") == ["Wrong"] + history.map(\.title) + good.map(\.title))
    // The same date within the history replaces only its own time.
    wrong = listing("Wrong", 30 * 24, 30 * 24 + 1)
    try store.refresh(good + [wrong], batchSize: batchSize)
    #expect(try titles("a").count == 1 + 60 + 7)
    #expect(try titles("a").contains("H29") && !titles("a").contains("H30") && titles("a").contains("H31"))
  }

  @Test("A feed with a weekend left out replaces the weekend, too")
  func weekend() throws {
    try store.refresh((0..<14).map { listing("H\($0)", Double($0) * 24, Double($0) * 24 + 20) })
    try store.refresh([listing("Fri", 4 * 24 + 6, 4 * 24 + 18), listing("Mon", 7 * 24 + 6, 7 * 24 + 18)])
    #expect(
      try titles("a") == ["H0", "H1", "H2", "H3", "H4", "Fri", "Mon"] + (8..<14).map { "H\($0)" })
  }

  private func dump() throws -> [String] {
    try store.withWriter { connection in
      var rows: [String] = []
      for sql in [
        "SELECT \(AiringRow.columns) FROM airing ORDER BY id",
        "SELECT key, feed_id, name, first_start, last_stop, longest, position FROM channel ORDER BY key",
      ] {
        let statement = try connection.prepare(sql)
        let columns = sql.contains("airing") ? 8 : 7
        try statement.forEachRow { row in
          rows.append((0..<Int32(columns)).map { "\(row.bytes($0))" }.joined(separator: "|"))
        }
      }
      return rows
    }
  }

  @Test("A feed that is repeated, whole or in another order and other batches, changes nothing", arguments: 0..<12)
  func repeated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var feed: [Listing] = []
    for channel in ["a", "b"] {
      var time = 0.0
      for number in 0..<40 {
        let length = Double.random(in: 0.25...3, using: &random)
        let stop: Double? = Int.random(in: 0..<5, using: &random) == 0 ? nil : time + length
        feed.append(listing("\(channel)\(number)", time, stop, on: channel))
        if Int.random(in: 0..<6, using: &random) == 0 {
          feed.append(listing("beside\(number)", time, time + 1, on: channel))
        }
        time += Int.random(in: 0..<8, using: &random) == 0 ? Double.random(in: 20...300, using: &random) : length
      }
    }
    try store.refresh(feed)
    let first = try dump()
    try store.refresh(feed, batchSize: Int.random(in: 1...9, using: &random))
    #expect(try dump() == first)
    // In another order, only airings with the same start may be numbered differently.
    let starts = Dictionary(grouping: feed) { "\($0.channel)\($0.start)" }
    let shuffled = feed.filter { starts["\($0.channel)\($0.start)"]?.count == 1 }
    try store.refresh(shuffled)
    let alone = try dump()
    try store.refresh(shuffled.shuffled(using: &random), batchSize: Int.random(in: 1...9, using: &random))
    #expect(try dump() == alone)
  }

  // MARK: Airings at one start

  @Test("Different airings at one start: 512 are stored, the others counted; repetitions are distinguished from them")
  func crowdedStart() throws {
    let many = (0..<600).map { listing("T\($0)", 0, 1) }
    let report = try store.refresh(many + many[..<100] + [listing("Next", 1, 2)], batchSize: 50)
    #expect(report.airings == 513)
    #expect(report.counts.sharedStarts == 511)
    #expect(report.counts.crowdedStarts == 88)
    #expect(report.counts.duplicates == 100)
    #expect(try titles("a").count == 513)
  }

  @Test("Twice the airings at one start read twice the rows at most")
  func workOfSharedStarts() throws {
    func rowsRead(_ count: Int) throws -> Int {
      let store = try GuideStore(path: folder.path("\(count).db"))
      let batches = FeedBatch.batches((0..<count).map { listing("T\($0)", 0, 1) }, size: 1_000)
      return try store.withWriter { connection in
        try connection.transaction {
          let session = try ImportSession(source: "feed", connection: connection)
          for batch in batches { try session.add(batch) }
          _ = try session.finish(at: 0)
          return session.sharedStarts.rowsRead
        }
      }
    }
    let (once, twice) = (try rowsRead(2_000), try rowsRead(4_000))
    #expect(once > 0 && once <= 512 * 2)
    #expect(twice <= 512 * 4)
  }

  // MARK: Channels

  @Test("A source may have so many channels; one more is an error that says so")
  func channelLimit() throws {
    try store.withWriter { connection in
      try connection.transaction {
        try connection.run("INSERT INTO source(name) VALUES('feed')")
        var directory = try ChannelDirectory(source: 1, connection: connection, limit: 50)
        func create(_ id: String) throws {
          _ = try directory.create(
            feedID: id, name: "", number: "", icon: "", displayNames: [], details: [], connection: connection)
        }
        for number in 0..<50 { try create("channel.\(number)") }
        #expect(throws: GuideStoreError.tooManyChannels(limit: 50)) { try create("one more") }
        #expect(directory.index(of: " CHANNEL.49 ") == 49)
        #expect(directory.index(of: "channel.50") == nil)
      }
    }
    #expect(GuideStoreError.tooManyChannels(limit: 50).description.contains("50"))
  }

  @Test("A channel without airings costs an import 40 bytes")
  func channelMemory() { #expect(MemoryLayout<ChannelState>.stride <= 40) }

  @Test("Ids that differ in case only stay channels of their own where the guide has both")
  func foldedIDs() throws {
    try store.withWriter { connection in
      try connection.execute(
        """
        INSERT INTO source(key, name) VALUES(1, 'feed');
        INSERT INTO channel(key, source, feed_id, name, position) VALUES(1, 1, 'One', '', 1), (2, 1, 'one', '', 2);
        """)
      var directory = try ChannelDirectory(source: 1, connection: connection)
      #expect(["One", "one", "ONE", "One", "two"].map { directory.index(of: $0) } == [0, 1, 0, 0, nil])
    }
  }

  // MARK: From the feed to the database

  @Test("The import alone repairs stops and titles, and its report says so")
  func repairs() throws {
    func item(_ title: String, _ start: String, _ stop: String?) -> String {
      let stop = stop.map { " stop=\"202611\($0)00 +0000\"" } ?? ""
      return "<programme start=\"202611\(start)00 +0000\"\(stop) channel=\"a\"><title>\(title)</title></programme>"
    }
    let text =
      "<tv><channel id=\"a\"/>"
      + item("Rolled", "212330", "210030") + item("", "220030", "220100") + item("Clash", "222300", "220100")
      + item("Between", "230000", "230100") + item("Reversed", "230100", "201000") + item("Missing", "230200", nil)
      + item("Year", "230230", "210130").replacingOccurrences(of: "stop=\"202611", with: "stop=\"202711")
      + item("Last", "230300", "230400") + "</tv>"
    let path = folder.path("feed.xml")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let report = try store.importXMLTV(from: .file(path: path), source: "feed")
    let shape = try store.everything(on: "a").map { "\($0.title) \(($0.stop - $0.start) / 60)" }
    #expect(
      shape == [
        "Rolled 60", "No title 30", "Clash 60", "Between 60", "Reversed 60", "Missing 30", "Year 30", "Last 60",
      ])
    #expect(report.counts.rolledStops == 1)
    #expect(report.counts.reversedStops == 2)
    #expect(report.counts.inferredStops == 2)
    #expect(report.counts.emptyTitles == 1)
    #expect(report.issues[.reversedstop] == 3)
    #expect(report.timeRange?.upperBound == midnight + 2 * 86_400 + 4 * hour)
  }

  @Test("Feeds damaged at random: whatever is stored can be read back", arguments: 0..<4)
  func mutated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let item = "<programme start=\"20261121203000 +0000\" channel=\"a\"><title>T</title><desc>Words</desc></programme>"
    let words = [
      "<desc>", "</desc>", "</programme>", "<title>", "<programme start=\"20261121200000\" channel=\"b\">", "<credits>",
    ]
    for _ in 0..<10 {
      var text = Array("<tv><channel id=\"a\"/>\(String(repeating: item, count: 20))</tv>".utf8)
      for _ in 0..<20 {
        let place = Int.random(in: 20..<text.count, using: &random)
        if Bool.random(using: &random) {
          text.insert(contentsOf: (words.randomElement(using: &random) ?? "").utf8, at: place)
        } else {
          text.remove(at: place)
        }
      }
      let path = folder.path("feed.xml")
      try Data(text).write(to: URL(fileURLWithPath: path))
      _ = try? store.importXMLTV(from: .file(path: path), source: "feed")
    }
    var count = 0
    try store.withWriter { connection in
      try connection.prepare("SELECT details FROM airing").forEachRow { row in
        count += 1
        #expect(ElementTree(encoded: row.bytes(0)) != nil)
      }
    }
    #expect(count > 0)
  }

  // MARK: Channels with many names, playlists with many entries

  @Test("A channel keeps 64 names, and 64 of its elements are looked at")
  func namesOfAChannel() throws {
    try store.withWriter { connection in
      try connection.transaction {
        try connection.run("INSERT INTO source(name) VALUES('feed')")
        var directory = try ChannelDirectory(source: 1, connection: connection)
        func declare(_ names: [String], icon: String = "") throws {
          try directory.declare(
            feedID: "a", name: "A", number: "", icon: icon, displayNames: names, details: [], connection: connection)
        }
        for number in 0..<63 { try declare(["name \(number)", "other \(number)"]) }
        func names() throws -> Int {
          var names = 0
          try connection.statement("SELECT display_names FROM channel").forEachRow {
            names = $0.text(0).split(separator: "\u{1F}").count
          }
          return names
        }
        #expect(try names() == 64)
        try declare([], icon: "late.png")
        try declare([], icon: "too late.png")
        #expect(try connection.integer("SELECT count(*) FROM channel WHERE icon = 'late.png'") == 1)
      }
    }
  }

  @Test("A playlist's channels are counted while it is read")
  func entriesOfAPlaylist() throws {
    var entry = M3UEntry()
    entry.url = "http://h/1"
    var channels = PlaylistChannels(limit: 50)
    for number in 0..<50 {
      entry.name = "N\(number)"
      try channels.add(entry)
    }
    #expect(throws: GuideStoreError.tooManyChannels(limit: 50)) { try channels.add(entry) }
    // Few channels with long texts come to an end, too.
    var large = PlaylistChannels()
    entry.options = [String(repeating: "o", count: 1 << 20)]
    #expect(throws: FeedError.self) { for _ in 0..<100 { try large.add(entry) } }
    #expect(large.members.count < 64)
  }

  @Test("What a filter remembers of unwanted channels is bounded, and wanted ones stay known")
  func filter() throws {
    var filter = GuideFilter()
    filter.want(id: "wanted", tvgName: "", name: "Wanted")
    for part in 0..<2 {
      var batch = FeedBatch()
      for id in (0..<35_000).map({ "unwanted \(part) \($0)" }) + ["wanted"] {
        var record = FeedBatch.ChannelRecord()
        record.feedID = batch.append(id)
        batch.channels.append(record)
      }
      #expect(filter.take(batch)?.channels.count == 1)
    }
    let size = Mirror(reflecting: filter).children.reduce(0) { sum, child in
      sum + ((child.value as? Set<Int>)?.count ?? (child.value as? Set<String>)?.count ?? 0)
    }
    #expect(size <= (1 << 16) + 8)
  }

  @Test("A playlist from the internet names no address of this machine or its network")
  func namedAddresses() throws {
    let server = try LoopbackServer { _ in .init(Data("<tv></tv>".utf8)) }
    let origin = FeedOrigin(.web(server.url))
    let error = #expect(throws: FeedError.self) { try origin.open(namedBy: .internet) }
    #expect(error?.kind == .network && error?.description.contains("127.0.0.1") == true)
    #expect(server.requests.isEmpty)
    var peer: IPAddress?
    _ = try origin.open(namedBy: .thisMachine, connected: { peer = $0 })
    _ = try origin.open(namedBy: .localFile)
    #expect(peer?.description == "127.0.0.1")
    #expect(server.requests.count == 2)
    #expect(AddressOrigin.internet.connected(to: peer) == .thisMachine)
    #expect(AddressOrigin.internet.connected(to: nil) == .internet)
  }

  #if os(Linux) || os(macOS)
    @Test("A grabber that leaves a program behind with its output ends at its deadline")
    func leftBehind() throws {
      func run(_ command: String) throws -> ProcessSource {
        try ProcessSource(path: "/bin/sh", arguments: ["-c", command], name: "grabber", deadline: 0.4)
      }
      for command in ["sleep 9 & echo x", "setsid sleep 9 & echo x", "exec >&-; sleep 9"] {
        let source = try run(command)
        let error = #expect(throws: FeedError.self) { _ = try source.readText(limit: 1 << 20) }
        #expect(error?.kind == .timeout, "\(command)")
      }
      // One that keeps nothing open but the pipe by which `Process` waits is no failure.
      let source = try ProcessSource(
        path: "/bin/sh", arguments: ["-c", "setsid sleep 9 >/dev/null 2>&1 & echo x"], name: "grabber", deadline: 8)
      #expect(try source.readText(limit: 1 << 20) == "x\n")
    }
  #endif
}
