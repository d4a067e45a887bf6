import Foundation
import GuideModel
import Postgres
import PostgresCluster
import Testing

@testable import GuideStore

/// A primary with two standbys: `make test-postgres`.
@Suite(
  .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed: Scripts/setup --test installs it"),
  .enabled(if: ProcessInfo.processInfo.environment["LINEUP_POSTGRES"] != nil, "for make test-postgres"))
struct FailoverTests {
  private struct Servers {
    let primary: PostgresCluster
    let first: PostgresCluster
    let second: PostgresCluster
    var address: String { PostgresCluster.address(of: [primary, first, second]) }
  }

  /// Commits wait for one standby, so that confirmed changes survive the loss of the primary.
  private func start() throws -> Servers {
    let primary = try PostgresCluster()
    let first = try primary.makeStandby(named: "alpha")
    let second = try primary.makeStandby(named: "beta")
    try primary.connect().execute("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (alpha, beta)'")
    try primary.reload()
    return Servers(primary: primary, first: first, second: second)
  }

  private func folder() -> String { NSTemporaryDirectory() + "lineup-failover-\(UUID().uuidString)" }

  @Test func refreshOutlivesItsPrimary() throws {
    let servers = try start()
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try GuideStore(server: servers.address, copies: folder + "/one", clock: { instant })
    let screen = try GuideStore(server: servers.address, copies: folder + "/two", clock: { instant })
    try store.refresh(sampleDay)
    let before = try store.everything(on: "one")
    var changed = sampleDay
    for index in changed.indices where changed[index].channel == "one" { changed[index].title += " again" }
    let half = changed.count / 2
    let batches = [FeedBatch(Array(changed[..<half])), FeedBatch(Array(changed[half...]))]
    let report = try store.importFeed(source: "feed", isSteady: { true }) { sink in
      try sink(batches[0], 1)
      // Until the refresh has the lock on the primary.
      let watch = try servers.primary.connect()
      let isLocked = "EXISTS (SELECT FROM pg_stat_activity WHERE state = 'idle in transaction')"
      guard try watch.wait(until: isLocked, seconds: 60) else { throw PostgresFailure(.statement, message: "no lock") }
      servers.primary.kill()
      // No reader sees half a refresh meanwhile.
      _ = try screen.reloadIfChanged()
      guard try screen.everything(on: "one") == before else { throw PostgresFailure(.statement, message: "changed") }
      try servers.first.promote()
      try servers.second.follow(servers.first)
      try sink(batches[1], 2)
    }
    #expect(report.airings == changed.count)
    let titles = try store.everything(on: "one").map(\.title)
    #expect(titles.count == 24 && titles.allSatisfy { $0.hasSuffix(" again") })
    // Screens continue, and others write. The other standby finds its new primary after a while.
    let newest = try #require(try servers.first.connect().integer("SELECT generation FROM lineup.guide"))
    #expect(
      try servers.second.connect().wait(
        until: "(SELECT generation FROM lineup.guide WHERE key = 1) = \(newest)", seconds: 60))
    try screen.reloadIfChanged()
    #expect(try screen.everything(on: "one") == store.everything(on: "one"))
    try screen.renameChannel(screen.key("one"), to: "First")
    try store.reloadIfChanged()
    #expect(store.channels.contains { $0.name == "First" })
    #expect(try servers.first.connect().integer("SELECT count(*) FROM lineup.airing") == Int64(sampleDay.count))
  }

  @Test func primaryEndsInTheMiddleOfTheTransaction() throws {
    let servers = try start()
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try GuideStore(server: servers.address, copies: folder + "/one", clock: { instant })
    try store.refresh(sampleDay)
    // The transaction's last statement kills its own connection, once.
    let primary = try servers.primary.connect()
    try primary.execute(
      """
      CREATE FUNCTION public.break_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('data_directory') = '\(servers.primary.dataFolder)' THEN
          PERFORM pg_terminate_backend(pg_backend_pid());
        END IF;
        RETURN new; END $$;
      CREATE TRIGGER break_here AFTER UPDATE ON lineup.guide FOR EACH ROW EXECUTE FUNCTION public.break_here()
      """)
    var changed = sampleDay
    changed[0].title = "Another title"
    let batch = FeedBatch(changed)
    let report = try store.importFeed(source: "feed") { sink in
      try sink(batch, 1)
      // The standby takes over while the refresh is repeated.
      DispatchQueue.global().async {
        servers.primary.kill()
        try? servers.first.promote()
      }
    }
    #expect(report.airings == changed.count)
    #expect(try store.everything(on: "one").first?.title == "Another title")
  }

  @Test func readsGoToStandbysAndNeverBehindWhatWasSeen() throws {
    let servers = try start()
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try GuideStore(server: servers.address, copies: folder, clock: { instant })
    try store.refresh(sampleDay)
    // The standbys stop replaying for a while.
    for standby in [servers.first, servers.second] { try standby.connect().execute("SELECT pg_wal_replay_pause()") }
    var changed = sampleDay
    changed[0].title = "Another title"
    try store.refresh(changed)
    #expect(try store.everything(on: "one").first?.title == "Another title")
    for standby in [servers.first, servers.second] { try standby.connect().execute("SELECT pg_wal_replay_resume()") }
    #expect(try store.everything(on: "one").count == 24)
    let readers = try [servers.first, servers.second].map { standby in
      try standby.connect().integer(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'lineup' AND pid <> pg_backend_pid()") ?? 0
    }
    #expect(readers.reduce(0, +) > 0)
  }
}
