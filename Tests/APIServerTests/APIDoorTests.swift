import GuideAPI
import Testing

@testable import APIServer

@Suite struct APIDoorTests {
  private let door = APIDoor(token: "0123456789abcdef", allowsGuests: false)

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:80", "LOCALHOST", "[::1]"])
  func ownersAreLetIn(host: String) {
    #expect(
      door.decide(host: host, origin: nil, authorization: "Bearer 0123456789abcdef", bodyLength: 0) == .letIn(.owner))
  }

  @Test(arguments: [nil, "example.org", "127.0.0.1.example.org:80", "", "localhost.:80", "evil@localhost"])
  func foreignNamesAreRefused(host: String?) {
    #expect(
      door.decide(host: host, origin: nil, authorization: "Bearer 0123456789abcdef", bodyLength: 0) == .refuse(421))
  }

  @Test func pagesOfOthersAreRefused() {
    let host = "127.0.0.1:8080"
    let token = "Bearer 0123456789abcdef"
    for origin in ["http://example.org", "null", "http://127.0.0.1:8081", "https://127.0.0.1:8080"] {
      #expect(door.decide(host: host, origin: origin, authorization: token, bodyLength: 0) == .refuse(403))
    }
    #expect(
      door.decide(host: host, origin: "http://127.0.0.1:8080", authorization: token, bodyLength: 0) == .letIn(.owner))
  }

  @Test(arguments: [nil, "Bearer", "Bearer 0123456789abcdeF", "Bearer 0123456789abcde", "Basic 0123456789abcdef", ""])
  func requestsWithoutTheTokenAreRefused(authorization: String?) {
    #expect(door.decide(host: "localhost", origin: nil, authorization: authorization, bodyLength: 0) == .refuse(401))
  }

  @Test func guestsLookWhereTheyMay() {
    let open = APIDoor(token: "0123456789abcdef", allowsGuests: true)
    #expect(open.decide(host: "localhost", origin: nil, authorization: nil, bodyLength: 0) == .letIn(.guest))
    #expect(open.decide(host: "localhost", origin: nil, authorization: "Bearer no", bodyLength: 0) == .refuse(401))
  }

  @Test func longBodiesAreRefusedBeforeTheyAreRead() {
    let token = "Bearer 0123456789abcdef"
    #expect(door.decide(host: "localhost", origin: nil, authorization: token, bodyLength: 65_537) == .refuse(413))
    #expect(door.decide(host: "localhost", origin: nil, authorization: token, bodyLength: nil) == .refuse(413))
  }
}
