import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Measures a guide on PostgreSQL: importing, compared with SQLite and with psql's COPY of the same rows, and queries a
/// second of many readers, compared with SQLite. It needs a server: `Scripts/with-postgres` starts one.
enum PostgresBenchmark {
  static func run() throws {
    guard let base = ProcessInfo.processInfo.environment["POSTGRES_BASE"] else {
      print("\nGuide on PostgreSQL: run it by Scripts/with-postgres, or make bench ARGS=postgres")
      return
    }
    let channels = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil ? 1_000 : 250
    try ChildProcess.withTemporaryFolder { folder in
      let feed = folder.appendingPathComponent("feed.xml")
      _ = FileManager.default.createFile(atPath: feed.path, contents: nil)
      let handle = try FileHandle(forWritingTo: feed)
      try DemoGuide(now: ImportBenchmark.now, channelCount: channels, timeZone: .gmt).writeXMLTV(to: handle)
      try handle.close()
      let file = try GuideStore(path: folder.appendingPathComponent("guide.db").path)
      let server = try open(base, "guide", folder, "one")
      try imports(feed, file, server, base, folder)
      try readers(file, base, folder)
    }
  }

  private static func open(_ base: String, _ database: String, _ folder: URL, _ computer: String) throws -> GuideStore {
    if computer == "one" { try psql(base + "postgres", "CREATE DATABASE \"\(database)\"") }
    return try GuideStore(server: base + database, copies: folder.appendingPathComponent(computer).path)
  }

  private static func psql(_ address: String, _ commands: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["psql", "-q", "-X", "-v", "ON_ERROR_STOP=1", address] + commands.flatMap { ["-c", $0] }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("psql ended with \(process.terminationStatus)") }
  }

  // MARK: Importing

  private static func imports(
    _ feed: URL, _ file: GuideStore, _ server: GuideStore, _ base: String, _ folder: URL
  ) throws {
    let location = try FeedLocation(feed.path)
    let megabytes = Double(try FileManager.default.attributesOfItem(atPath: feed.path)[.size] as? Int ?? 0) / 1e6
    var table = Table("what", "s", "MB/s of XMLTV", "airings/s")
    var airings = 0
    func add(_ what: String, _ body: () throws -> Void) rethrows {
      let seconds = try Clock.measure(body) / 1_000
      table.add(
        what, seconds.two, String(format: "%.1f", megabytes / seconds), Int(Double(airings) / seconds).grouped)
      Swift.print("  \(what): \(seconds.two) s")
    }
    airings = Int(try XMLTVReader().read(location.open(), emit: { _ in }).programmes)
    try add("SQLite: import") { _ = try file.importXMLTV(from: location, source: "demo") }
    try add("SQLite: search index") { try file.updateSearchIndex(at: ImportBenchmark.now) }
    try add("PostgreSQL: import, with index of words") { _ = try server.importXMLTV(from: location, source: "demo") }
    try add("SQLite: refresh that changes nothing") { _ = try file.importXMLTV(from: location, source: "demo") }
    try add("PostgreSQL: refresh that changes nothing") { _ = try server.importXMLTV(from: location, source: "demo") }
    // The same rows into the same table, with the same indexes, by PostgreSQL's own client.
    let rows = folder.appendingPathComponent("rows.bin").path
    try psql(base + "guide", "\\copy (SELECT * FROM lineup.airing) to '\(rows)' (format binary)")
    _ = try open(base, "copy", folder, "one")
    let index = "CREATE INDEX airing_words ON lineup.airing USING gin(words gin_trgm_ops)"
    var copied = 0.0
    var indexed = 0.0
    copied =
      try Clock.measure { try psql(base + "copy", "\\copy lineup.airing from '\(rows)' (format binary)") } / 1_000
    indexed = try Clock.measure { try psql(base + "copy", index) } / 1_000
    for (what, seconds) in [("baseline: psql COPY", copied), ("baseline: psql COPY and index", copied + indexed)] {
      table.add(
        what, seconds.two, String(format: "%.1f", megabytes / seconds), Int(Double(airings) / seconds).grouped)
    }
    table.write(
      title:
        "A guide of \(airings.grouped) airings (\(Int(megabytes)) MB of XMLTV) on PostgreSQL (wanted: 70 % of psql)")
    try? FileManager.default.removeItem(atPath: rows)
    try psql(base + "postgres", "DROP DATABASE copy")
    try psql(base + "guide", "VACUUM ANALYZE")
  }

  // MARK: Reading

  private static let seconds = 3.0

  /// A counter that threads share.
  private final class Count: Sendable {
    private let times = Guarded<[Double]>([])
    private let fault = Guarded<(any Error)?>(nil)

    func add(_ own: [Double]) { times.withLock { $0 += own } }
    func fail(_ error: any Error) { fault.withLock { $0 = $0 ?? error } }
    var failure: (any Error)? { fault.withLock { $0 } }
    var statistics: Statistics { times.withLock { Statistics($0) } }
  }

  private static func readers(_ file: GuideStore, _ base: String, _ folder: URL) throws {
    var table = Table("query", "readers", "SQLite /s", "p50 ms", "p99 ms", "PostgreSQL /s", "p50 ms", "p99 ms")
    let stores = try (0..<64).map { try open(base, "guide", folder, "reader\($0)") }
    let now = ImportBenchmark.now
    let words = ["harbour", "the secret life", "silent garden", "news", "film >90min tonight", "kvistholm"]
    let keys = file.channels.map(\.id)
    let queries: [(String, @Sendable (GuideStore, Int) throws -> Void)] = [
      (
        "4 hours of a channel",
        { store, number in
          let start = now + Int64(number % 72) * 3_600
          _ = try store.airings(on: keys[number &* 31 % keys.count], overlapping: start..<start + 14_400)
        }
      ),
      ("what is on now, all rows", { store, _ in _ = try store.nowAndNext(at: now) }),
      (
        "search",
        { store, number in
          _ = try store.search(GuideSearchRequest(text: words[number % words.count], now: now))
        }
      ),
    ]
    for (name, query) in queries {
      for readers in [1, 16, 64] {
        let small = try measure(readers, { _ in file }, query)
        let large = try measure(readers, { stores[$0] }, query)
        table.add(
          name, "\(readers)", Int(Double(small.count) / seconds).grouped, small.median.ms, small.percentile(0.99).ms,
          Int(Double(large.count) / seconds).grouped, large.median.ms, large.percentile(0.99).ms)
      }
    }
    table.write(title: "Queries a second, PostgreSQL on the same computer, each reader with a connection of its own")
  }

  private static func measure(
    _ readers: Int, _ store: @escaping @Sendable (Int) -> GuideStore,
    _ query: @escaping @Sendable (GuideStore, Int) throws -> Void
  ) throws -> Statistics {
    let count = Count()
    let group = DispatchGroup()
    let end = Clock.wall + seconds * 1_000
    for reader in 0..<readers {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        var times: [Double] = []
        var number = reader
        do {
          while Clock.wall < end {
            times.append(try Clock.measure { try query(store(reader), number) })
            number += readers
          }
        } catch {
          count.fail(error)
        }
        count.add(times)
      }
      thread.start()
    }
    group.wait()
    if let failure = count.failure { throw failure }
    return count.statistics
  }
}
