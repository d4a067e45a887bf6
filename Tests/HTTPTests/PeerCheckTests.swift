import Foundation
import HTTP
import LoopbackServer
import Testing

@Suite struct PeerCheckTests {
  /// Treats 127.0.0.2 as an internet address.
  private static let pretending: HTTPRequest.PeerCheck = { $0.description == "127.0.0.2" || $0.reach == .internet }
  private let loopback = IPAddress("127.0.0.1")

  private func failure(_ url: URL, engine: HTTPEngine = HTTPEngine(), check: @escaping HTTPRequest.PeerCheck) throws
    -> HTTPFailure?
  {
    let reader = HTTPReader(HTTPRequest(url: url, allowsPeer: check), engine: engine)
    do {
      _ = try reader.head()
      return nil
    } catch { return error }
  }

  @Test func noConnectionIsMadeToForbiddenAddresses() throws {
    let server = try LoopbackServer { _ in .init(json: "secret") }
    #expect(try failure(server.url) { $0.reach == .internet } == loopback.map { .refusedAddress($0) })
    #expect(server.requests.isEmpty)
    #expect(try failure(server.url) { $0.reach == .thisMachine } == nil)
  }

  @Test(arguments: ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "localhost"])
  func aRedirectIsCheckedAgainHoweverItIsSpelt(_ host: String) throws {
    let inside = try LoopbackServer { _ in .init(json: "secret") }
    let port = try #require(inside.url.port)
    let outside = try LoopbackServer(host: "127.0.0.2") { _ in
      .init(status: 302, headers: ["Location": "http://\(host):\(port)/"])
    }
    guard case .refusedAddress(let address) = try failure(outside.url, check: Self.pretending) else {
      Issue.record("went there")
      return
    }
    #expect(address.reach == .thisMachine)
    #expect(outside.requests.count == 1)
    #expect(inside.requests.isEmpty)
  }

  @Test func aNameIsJudgedByWhatItResolvesTo() throws {
    let server = try LoopbackServer { _ in .init(json: "secret") }
    let url = try #require(URL(string: "http://localhost:\(server.url.port ?? 0)/"))
    #expect(try failure(url) { $0.reach == .internet } != nil)
    #expect(server.requests.isEmpty)
  }

  @Test func aConnectionKeptByAnotherRequestIsCheckedToo() throws {
    let server = try LoopbackServer { _ in
      var answer = LoopbackServer.Response(json: "secret")
      answer.keepsConnection = true
      return answer
    }
    let engine = HTTPEngine()
    let first = HTTPReader(HTTPRequest(url: server.url), engine: engine)
    var piece = [UInt8](repeating: 0, count: 100)
    while try piece.withUnsafeMutableBytes({ try first.read(into: $0) }) > 0 {}
    #expect(try failure(server.url, engine: engine) { $0.reach == .internet } == loopback.map { .refusedAddress($0) })
    #expect(server.requests.count == 1)
  }
}
