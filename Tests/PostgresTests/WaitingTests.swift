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
}
