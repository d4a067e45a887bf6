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
    return try PostgresConnection(address, role: .reader, longestSilence: longestSilence)
  }

  @Test func aSilentServerIsLost() throws {
    let cluster = try PostgresCluster()
    let server = try connect(to: cluster, longestSilence: 0.2)
    let failure = #expect(throws: PostgresFailure.self) { try server.execute("SELECT pg_sleep(60)") }
    #expect(failure?.kind == .silence)
    #expect(failure?.isPassing == false)
    #expect(server.isBroken)
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
