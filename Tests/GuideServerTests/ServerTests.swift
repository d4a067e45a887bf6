import Foundation
import GuideModel
import Postgres
import PostgresCluster
import SeededRandom
import Testing

@testable import GuideStore

/// Tests behaviour that only servers have.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed: Scripts/setup --test installs it"))
struct ServerTests {
  /// Returns every row of a file's table as text.
  private func rows(_ table: String, _ columns: String, in path: String) throws -> [String] {
    let connection = try SQLiteConnection.reading(path: path)
    var rows: [String] = []
    try connection.prepare("SELECT \(columns) FROM \(table) ORDER BY 1, 2").forEachRow { row in
      rows.append(
        (0..<Int32(columns.split(separator: ",").count)).map { column in
          row.isNull(column) ? "-" : row.withBytes(column) { $0.map { String($0, radix: 16) }.joined() }
        }.joined(separator: "|"))
    }
    return rows
  }

  private func rows(_ table: String, _ columns: String, on server: PostgresConnection) throws -> [String] {
    let columns = columns.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let found = try server.run(
      "SELECT \(columns.map { "convert_to((\($0))::text, 'UTF8')" }.joined(separator: ", ")) FROM \(table)")
    return (0..<found.count).map { row in
      columns.indices.map { column in
        found.isNull(row, column) ? "-" : found.bytes(row, column).map { String($0, radix: 16) }.joined()
      }.joined(separator: "|")
    }.sorted()
  }

  @Test func readingFailsWhenTheServerStopsAnsweringAndNeverOccupiesTheMainThread() throws {
    let guide = try TestGuide(.server)
    try guide.open().refresh(sampleDay)
    let store = try guide.open(longestSilence: 1)
    let day = midnight..<midnight + 24 * hour
    let before = try store.airings(on: store.key("one"), overlapping: day)
    #expect(before.count == 24)
    let other = try guide.connect()
    try other.execute("BEGIN; LOCK TABLE lineup.airing IN ACCESS EXCLUSIVE MODE")
    // The main thread does not even try.
    guard case .takesTime = try store.promptAirings(on: store.key("one"), overlapping: day),
      case .takesTime = try store.promptProgramme(before[0].id)
    else { throw PostgresFailure(.statement, message: "a server was read on the main thread") }
    let error = #expect(throws: GuideStoreError.self) { try store.airings(on: store.key("one"), overlapping: day) }
    guard case .server(_, let reason)? = error else { throw PostgresFailure(.statement, message: "no error") }
    #expect(reason == "the server does not answer")
    // The working copy still answers.
    #expect(store.channels.count == 3)
    try other.execute("ROLLBACK")
    #expect(try store.airings(on: store.key("one"), overlapping: day) == before)
  }

  @Test func writingFailsWhenTheServerFreezesAndSucceedsOnceItGoesOn() throws {
    let cluster = try PostgresCluster()
    let folder = NSTemporaryDirectory() + "lineup-frozen-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = PostgresGuide(
      try #require(PostgresAddress(cluster.address())), folder: folder,
      patience: RetryPatience(attempts: 1), longestSilence: 1)
    try server.open(access: .readWrite)
    let store = try GuideStore(path: server.path, access: .readWrite, server: server, clock: { instant })
    try store.refresh(sampleDay)
    defer { cluster.thaw() }
    let batch = FeedBatch(sampleDay + [Listing(channel: "four", start: midnight, stop: midnight + hour, title: "New")])
    let error = #expect(throws: GuideStoreError.self) {
      // In a steady feed, the row that counts changes is locked when the first batch is stored.
      try store.importFeed(source: "feed", isSteady: { true }) { sink in
        try sink(batch, 1)
        let watch = try cluster.connect()
        let isLocked = "EXISTS (SELECT FROM pg_stat_activity WHERE state = 'idle in transaction')"
        guard try watch.wait(until: isLocked, seconds: 60) else {
          throw PostgresFailure(.statement, message: "no lock")
        }
        cluster.freeze()
      }
    }
    guard case .server(_, let reason)? = error else { throw PostgresFailure(.statement, message: "\(error as Any)") }
    #expect(reason == "the server does not answer")
    cluster.thaw()
    try store.refresh(sampleDay + [Listing(channel: "four", start: midnight, stop: midnight + hour, title: "New")])
    #expect(try store.everything(on: "four").map(\.title) == ["New"])
    #expect(try cluster.connect().integer("SELECT count(*) FROM lineup.airing") == Int64(sampleDay.count + 1))
  }

  @Test func serverHasTheVeryRowsOfAFile() throws {
    let server = try TestGuide(.server)
    let file = try TestGuide(.file)
    var random = SeededGenerator(seed: 14)
    let (first, second) = (try server.open(), try file.open())
    for round in 0..<6 {
      var listings: [Listing] = []
      for channel in ["a", "b", "c", "d", "e"] where Int.random(in: 0..<3, using: &random) > 0 {
        var start = midnight + Int64(round) * 6 * hour + Int64.random(in: 0..<4, using: &random) * 900
        for _ in 0..<Int.random(in: 1..<400, using: &random) {
          let length = Int64.random(in: 0..<5, using: &random) * 600
          listings.append(
            Listing(
              channel: channel, start: start, stop: Bool.random(using: &random) ? start + length : nil,
              title: "Title \(Int.random(in: 0..<9, using: &random))", details: "Ünï\(start % 7)"))
          start += length
        }
      }
      guard !listings.isEmpty else { continue }
      try first.refresh(listings, source: "s\(round % 2)")
      try second.refresh(listings, source: "s\(round % 2)")
    }
    let connection = try server.connect()
    let airings = "stop, genre, flags, title, subtitle, summary"
    #expect(
      try rows("lineup.airing", "(channel::bigint << 43) | (start << 9) | ordinal, \(airings)", on: connection)
        == rows("airing", "id, \(airings)", in: second.path).sorted())
    let channels = "key, source, feed_id, name, position, hidden, first_start, last_stop, longest, is_row"
    #expect(
      try rows("lineup.channel", channels, on: connection) == rows("channel", channels, in: second.path).sorted())
    #expect(
      try rows("lineup.member", "\"row\", rank, channel, shift, rule", on: connection)
        == rows("member", "row, rank, channel, shift, rule", in: second.path).sorted())
  }

  @Test func smallChangesSendLittle() throws {
    let guide = try TestGuide(.server)
    let store = try guide.open()
    // Airings without a stop are judged again each time.
    let steady = sampleDay.filter { $0.channel != "three" }
    try store.refresh(steady)
    let connection = try guide.connect()
    let before = try connection.integer("SELECT max(version) FROM lineup.version") ?? 0
    var changed = steady
    changed[3].title = "Changed"
    try store.refresh(changed)
    let parts = try connection.run(
      "SELECT relation || key FROM lineup.version WHERE version > $1 AND relation = 'airing'", [.integer(before)])
    #expect(parts.count == 1)
    #expect(try store.everything(on: "one")[3].title == "Changed")
    // The same again: no airing is sent.
    let generation = try connection.integer("SELECT max(version) FROM lineup.version WHERE relation = 'airing'")
    try store.refresh(changed)
    #expect(try connection.integer("SELECT max(version) FROM lineup.version WHERE relation = 'airing'") == generation)
  }

  @Test func guidesAreCopiedToServersAndBack() throws {
    let file = try TestGuide(.file)
    let original = try file.open()
    try original.refresh(sampleDay)
    try original.renameChannel(original.key("one"), to: "First")
    original.perform(.putList(ChannelList(id: 7, name: "Children's", channels: [original.key("two")])))
    try original.flush()
    try original.index()
    let found = try original.search(GuideSearchRequest(text: "news", now: instant)).total
    let server = try TestGuide(.server)
    let copied = try original.copy(to: server.open())
    #expect(copied == CopyReport(sources: 1, channels: 3, airings: sampleDay.count))
    // From another computer, which has no data yet.
    let other = try TestGuide(.file)
    let back = try other.open()
    try server.open(computer: "two").copy(to: back)
    try back.updateSearchIndex(at: instant)
    for store in try [server.open(computer: "three"), back] {
      #expect(store.lineup == original.lineup)
      for channel in ["one", "two", "three"] {
        #expect(try store.everything(on: channel) == original.everything(on: channel))
      }
      #expect(try store.search(GuideSearchRequest(text: "news", now: instant)).total == found)
    }
    // A guide is not lost by mistake.
    #expect(throws: GuideStoreError.self) { try original.copy(to: back) }
    #expect(try original.copy(to: back, isReplacing: true) == copied)
  }

  /// The change comes before or after the connection that listens.
  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func othersAreNotifiedAtOnce(isEarly: Bool) async throws {
    let guide = try TestGuide(.server)
    let store = try guide.open()
    try store.refresh(sampleDay)
    let other = try guide.open(computer: "two")
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    if isEarly { try store.renameChannel(store.key("one"), to: "First") }
    other.watchServer { continuation.yield() }
    if !isEarly { try store.renameChannel(store.key("one"), to: "First") }
    for await _ in changes where other.channels.contains(where: { $0.name == "First" }) { break }
    #expect(other.channels.map(\.name).contains("First"))
  }

  @Test func aWriterThatIsKilledLosesOnlyItsCopy() throws {
    let guide = try TestGuide(.server)
    var store: GuideStore? = try guide.open()
    try store?.refresh(sampleDay)
    let path = try #require(store?.path)
    store = nil
    // The copy has something that the server never received.
    let copy = try SQLiteConnection(path: path, access: .readWrite)
    try copy.execute("UPDATE channel SET custom_name = 'Lost'; UPDATE server_copy SET pending = 'never sent'")
    let again = try guide.open()
    #expect(again.channels.map(\.name) == ["Name of one", "Name of three", "Name of two"])
    #expect(try again.refresh(sampleDay).airings == sampleDay.count)
  }

  @Test func sentChangesAreKnownThoughTheAnswerWasLost() throws {
    let guide = try TestGuide(.server)
    let store = try guide.open()
    try store.refresh(sampleDay)
    try store.renameChannel(store.key("one"), to: "First")
    let mark = try guide.connect().run("SELECT push FROM lineup.guide").text(0, 0)
    let copy = try SQLiteConnection(path: store.path, access: .readWrite)
    try copy.execute("UPDATE server_copy SET pending = '\(mark)', generation = generation - 1")
    #expect(try guide.open().channels.map(\.name).contains("First"))
    #expect(try WorkingCopy(connection: copy).state().pending.isEmpty)
  }

  @Test func brokenConnectionsAreReopened() throws {
    let guide = try TestGuide(.server)
    let store = try guide.open()
    try store.refresh(sampleDay)
    _ = try store.everything(on: "one")
    let server = try guide.connect()
    try server.execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    #expect(try store.everything(on: "one").count == 24)
    try store.renameChannel(store.key("one"), to: "First")
    #expect(try server.run("SELECT custom_name FROM lineup.channel WHERE feed_id = 'one'").text(0, 0) == "First")
  }

  @Test func unreachableAddressesReportTheReason() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect {
      _ = try GuideStore(server: "postgresql://guide:secret@%2Fnowhere/guide?connect_timeout=1", copies: folder)
    } throws: { error in
      let text = "\(error)"
      return text.contains("nowhere") && !text.contains("secret")
    }
    let guide = try TestGuide(.server)
    #expect(throws: GuideStoreError.self) { try guide.open(.readOnly) }
  }
}
