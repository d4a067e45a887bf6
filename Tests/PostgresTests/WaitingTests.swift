import Foundation
import PostgresCluster
import Testing

@testable import Postgres

@Suite(.enabled(if: PostgresCluster.isInstalled)) struct WaitingTests {
  @Test func aWaitEndsWithTheConditionOrTheTime() throws {
    let cluster = try PostgresCluster()
    let server = try cluster.connect()
    #expect(try server.wait(until: "true", seconds: 60))
    #expect(try !server.wait(until: "false", seconds: 0))
    #expect(try !server.wait(until: "NULL", seconds: 0))
    try server.execute("CREATE SEQUENCE looks")
    #expect(try server.wait(until: "nextval('looks') > 5", seconds: 60))
  }

  private func connect(to cluster: PostgresCluster, longestSilence: Double) throws -> PostgresConnection {
    let address = try #require(PostgresAddress(cluster.address()))
    return try PostgresConnection(address, role: .reader, silence: Silence(longest: longestSilence))
  }

  @Test func aSilentServerIsLost() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longestSilence: 1)
    let failure = #expect(throws: PostgresFailure.self) { try server.execute("SELECT pg_sleep(60)") }
    #expect(failure?.kind == .silence)
    #expect(failure?.isPassing == false)
    #expect(server.isBroken)
  }

  private func connect(
    to cluster: PostgresCluster, as role: String = "lineup", longest: Double, ofWork: Double
  ) throws -> PostgresConnection {
    // An address that says to wait for ever: whether a server is there must be known sooner.
    let text = cluster.address().replacingOccurrences(of: "lineup@", with: "\(role)@") + "?connect_timeout=0"
    let address = try #require(PostgresAddress(text))
    return try PostgresConnection(
      address, role: .primary, silence: Silence(longest: longest, longestOfWork: ofWork))
  }

  @Test func oneServerOfAnAddressIsAsked() throws {
    let address = try #require(PostgresAddress("postgresql://lineup@one,two/guide?connect_timeout=0"))
    let options = PostgresConnection.pingOptions(
      address, host: PostgresConnection.Host(name: "two", port: "5433"), number: "192.0.2.2")
    #expect(options.first?.0 == "dbname" && options.first?.1 == address.text)
    let own = Dictionary(options.dropFirst().map { ($0.0, $0.1) }) { $1 }
    #expect(
      own == [
        "host": "two", "hostaddr": "192.0.2.2", "port": "5433", "target_session_attrs": "any", "connect_timeout": "5",
      ])
  }

  @Test func aServerThatWorksIsWaitedForAsLongAsItAnswersElsewhere() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longest: 0.5, ofWork: 600)
    #expect(try server.run("SELECT pg_sleep(1.2), 1").count == 1)
    #expect(!server.isBroken)
    // Also if it takes no more connections. The limit does not apply to superusers.
    try server.execute("CREATE ROLE single LOGIN NOSUPERUSER CONNECTION LIMIT 1")
    let single = try connect(to: cluster, as: "single", longest: 0.5, ofWork: 600)
    #expect(throws: PostgresFailure.self) { try connect(to: cluster, as: "single", longest: 0.5, ofWork: 600) }
    #expect(try single.run("SELECT pg_sleep(1.2), 1").count == 1)
    // But not for ever.
    let other = try connect(to: cluster, longest: 0.5, ofWork: 0.8)
    let failure = #expect(throws: PostgresFailure.self) { try other.execute("SELECT pg_sleep(60)") }
    #expect(failure?.kind == .silence)
  }

  @Test func aFrozenServerIsLostInTheMiddleOfAChange() throws {
    let cluster = try PostgresCluster()
    let first = try connect(to: cluster, longest: 1, ofWork: 600)
    let second = try connect(to: cluster, longest: 1, ofWork: 600)
    try first.execute("CREATE TABLE t(a bigint)")
    try first.execute("BEGIN; INSERT INTO t VALUES (1)")
    cluster.freeze()
    defer { cluster.thaw() }
    let failure = #expect(throws: PostgresFailure.self) { try first.execute("COMMIT") }
    #expect(failure?.kind == .silence)
    #expect(first.isBroken)
    // Rows are sent until the socket takes no more.
    let other = #expect(throws: PostgresFailure.self) {
      try second.copy(into: "t(a)") { buffer, send in
        for number in 0..<1_000_000 as Range<Int64> {
          buffer.beginRow(1)
          buffer.append(integer: number)
          try send(&buffer)
        }
      }
    }
    #expect(other?.kind == .silence)
    #expect(second.isBroken)
  }

  @Test func aServerThatIsFrozenWhileRowsAreCopiedIsLost() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longest: 1, ofWork: 600)
    try server.execute("CREATE TABLE t(a bigint)")
    defer { cluster.thaw() }
    let failure = #expect(throws: PostgresFailure.self) {
      try server.copy(into: "t(a)") { buffer, send in
        for number in 0..<1_000_000 as Range<Int64> {
          if number == 100_000 { cluster.freeze() }
          buffer.beginRow(1)
          buffer.append(integer: number)
          try send(&buffer)
        }
      }
    }
    #expect(failure?.kind == .silence)
  }

  @Test func rowsThatAreCopiedArriveAndErrorsLeaveTheConnectionUsable() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longest: 60, ofWork: 60)
    try server.execute("CREATE TABLE t(a bigint PRIMARY KEY)")
    func copy(_ numbers: some Sequence<Int64>, failing: Bool = false) throws {
      try server.copy(into: "t(a)") { buffer, send in
        for number in numbers {
          buffer.beginRow(1)
          buffer.append(integer: number)
          try send(&buffer)
        }
        if failing { throw CancellationError() }
      }
    }
    // More than the socket's buffers take.
    try copy(0..<300_000)
    #expect(try server.integer("SELECT sum(a)::bigint FROM t") == 299_999 * 150_000)
    let failure = #expect(throws: PostgresFailure.self) { try copy([300_000, 7]) }
    #expect(failure?.kind == .statement)
    #expect(throws: CancellationError.self) { try copy([300_001], failing: true) }
    let unknown = #expect(throws: PostgresFailure.self) { try server.copy(into: "nowhere(a)") { _, _ in } }
    #expect(unknown?.kind == .statement)
    #expect(try server.integer("SELECT count(*) FROM t") == 300_000)
    #expect(!server.isBroken && !server.isInTransaction)
  }

  @Test func aConnectionWithALongestSilenceAnswersLikeAnyOther() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longestSilence: 60)
    try server.execute("CREATE TABLE t(a bigint); INSERT INTO t VALUES (1), (2)")
    #expect(try server.integer("SELECT count(*) FROM t") == 2)
    for number in 1...3 {
      let found = try server.run("SELECT $1 + 1", [.integer(Int64(number))], isKept: true)
      #expect(found.integer(0, 0) == Int64(number + 1))
    }
    // More than the socket's buffers take, in both directions.
    let many = (0..<100_000).map { Int64($0) }
    let found = try server.run("SELECT x FROM unnest($1) AS x", [.integers(many)])
    #expect(found.count == many.count)
    let failure = #expect(throws: PostgresFailure.self) { try server.execute("SELECT 1; SELECT 1 / 0; SELECT 2") }
    #expect(failure?.kind == .statement)
    #expect(!server.isBroken)
    #expect(try server.transaction { try server.integer("SELECT sum(a)::bigint FROM t") } == 3)
  }
}
