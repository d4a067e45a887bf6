import Testing

@testable import Postgres

@Suite struct PostgresAddressTests {
  @Test func filesAreNoAddresses() {
    #expect(PostgresAddress("/home/guide.db") == nil)
    #expect(PostgresAddress("postgresql.db") == nil)
    #expect(PostgresAddress("postgres://localhost/guide") != nil)
  }

  @Test(arguments: [
    ("postgresql://guide:secret@one:5433,two/tv?sslmode=require", "postgresql://guide@one:5433,two/tv?sslmode=require"),
    ("postgres://one/tv?password=secret&user=guide", "postgresql://one/tv?user=guide"),
    ("postgresql://guide:p:a@ss@one", "postgresql://guide@one"),
    ("postgresql:///tv?host=/run/postgresql", "postgresql:///tv?host=/run/postgresql"),
    ("postgresql://one/tv?pass%77ord=secret", "postgresql://one/tv"),
  ])
  func passwordsAreNotShown(address: String, shown: String) { #expect(PostgresAddress(address)?.shown == shown) }

  @Test func readersTakeTheHostsInAnyOrder() throws {
    let address = try #require(PostgresAddress("postgresql://guide:p@ss@one:1,two:2,three/tv?x=1"))
    var seen: Set<String> = []
    for _ in 0..<200 { seen.insert(address.shuffled.text) }
    #expect(seen.count == 6)
    #expect(seen.contains("postgresql://guide:p@ss@three,two:2,one:1/tv?x=1"))
    #expect(PostgresAddress("postgresql:///tv")?.shuffled.text == "postgresql:///tv")
  }

  @Test func patienceEndsAndPausesDouble() {
    nonisolated(unsafe) var pauses: [Double] = []
    var attempts = 0
    let patience = RetryPatience(attempts: 4, firstPause: 1, longestPause: 2, wait: { pauses.append($0) })
    #expect(throws: PostgresFailure.self) {
      try patience.retrying {
        attempts += 1
        throw PostgresFailure(.statement, state: "40001", message: "")
      }
    }
    #expect(attempts == 4)
    #expect(pauses.count == 3)
    #expect((0.5...1).contains(pauses[0]) && (1...2).contains(pauses[1]) && (1...2).contains(pauses[2]))
  }

  @Test func permanentErrorsAreNotRetried() {
    var attempts = 0
    #expect(throws: PostgresFailure.self) {
      try RetryPatience(wait: { _ in }).retrying {
        attempts += 1
        throw PostgresFailure(.statement, state: "42P01", message: "no such table")
      }
    }
    #expect(attempts == 1)
  }
}
