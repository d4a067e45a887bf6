import Foundation
import HTTP
import LoopbackServer
import Testing

extension HTTPFailure {
  /// The case without libcurl's text, which differs from version to version.
  fileprivate var kind: String { String(describing: self).prefix { $0 != "(" }.description }
}

@Suite struct HTTPReaderTests {
  private func reader(_ url: URL, timeout: TimeInterval = 20) -> HTTPReader {
    HTTPReader(HTTPRequest(url: url, headers: ["X-Test": "yes"], timeout: timeout))
  }

  private func body(_ reader: HTTPReader) throws -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1000)
    while true {
      let count = try piece.withUnsafeMutableBytes { try reader.read(into: $0) }
      if count == 0 { return all }
      all += piece[..<count]
    }
  }

  private func failure(_ server: LoopbackServer, timeout: TimeInterval = 20) -> HTTPFailure? {
    let reader = reader(server.url, timeout: timeout)
    do {
      _ = try reader.head()
      _ = try body(reader)
      return nil
    } catch { return error as? HTTPFailure }
  }

  @Test func readsTheHeadAndTheBody() throws {
    let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try LoopbackServer { _ in .init(Data(content), headers: ["ETag": "a", "X-Two": "1"]) }
    let reader = reader(server.url)
    let head = try reader.head()
    #expect(head.status == 200)
    #expect(head.headers["etag"] == "a")
    #expect(head.expectedLength == 100_000)
    #expect(try body(reader) == content)
    #expect(server.requests.first?.headers["x-test"] == "yes")
  }

  @Test func anEmptyBodyStillHasAHead() throws {
    let server = try LoopbackServer { _ in .init(status: 404) }
    let reader = reader(server.url)
    #expect(try reader.head().status == 404)
    #expect(try body(reader).isEmpty)
  }

  @Test func moreThanFitsInTheBufferComesWhole() throws {
    let content = (0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let server = try LoopbackServer { _ in .init(Data(content)) }
    #expect(try body(reader(server.url)) == content)
  }

  @Test func followsRedirects() throws {
    let server = try LoopbackServer { request in
      request.path == "/there" ? .init(json: "found") : .init(status: 302, headers: ["Location": "/there"])
    }
    let reader = reader(server.url)
    let head = try reader.head()
    #expect(head.status == 200)
    #expect(head.url.path == "/there")
    #expect(head.headers["location"] == nil)
    #expect(try String(decoding: body(reader), as: UTF8.self) == "found")
  }

  @Test func endlessRedirectsEnd() throws {
    let server = try LoopbackServer { _ in .init(status: 302, headers: ["Location": "/again"]) }
    #expect(failure(server) == .tooManyRedirects)
    #expect(server.requests.count == HTTPEngine.mostRedirects + 1)
  }

  @Test(arguments: ["file:///etc/hostname", "ftp://127.0.0.1/x", "gopher://127.0.0.1/"])
  func aRedirectOutOfTheWebIsRefused(_ target: String) throws {
    let server = try LoopbackServer { _ in .init(status: 302, headers: ["Location": target]) }
    let failure = failure(server)
    #expect(failure?.kind == "leftTheWeb", "\(String(describing: failure))")
  }

  @Test func aPortWithoutAServerIsUnreachable() throws {
    var gone: LoopbackServer? = try LoopbackServer { _ in .init() }
    let url = try #require(gone?.url)
    gone = nil
    let reader = reader(url)
    let failure = #expect(throws: HTTPFailure.self) { try reader.head() }
    #expect(failure?.kind == "unreachable")
  }

  @Test(arguments: [LoopbackServer.Response.Flaw.hangUp, .noHTTP, .truncated])
  func brokenTransfersAreReportedAsBroken(_ flaw: LoopbackServer.Response.Flaw) throws {
    let server = try LoopbackServer { _ in .init(Data("abc".utf8), flaw: flaw) }
    let failure = failure(server)
    #expect(failure?.kind == "broken", "\(String(describing: failure))")
  }

  /// None of these limits can pass within a test, so every end is the server's.
  private static let patience = HTTPLimits(silence: 86_400, bytesPerSecond: 0, total: 86_400)

  @Test(
    "A server that closes early is noticed by its closing",
    arguments: [LoopbackServer.Response.Flaw.hangUp, .truncated, .cutChunk])
  func closesEarly(_ flaw: LoopbackServer.Response.Flaw) throws {
    let server = try LoopbackServer { _ in .init(Data("abc".utf8), flaw: flaw) }
    #expect(failure(server, Self.patience)?.kind == "broken")
  }

  @Test("A server that closes early while the reader is behind is noticed after the last byte that came")
  func closesEarlyBehind() throws {
    // More than may wait in memory, so that the reader pauses the server.
    let content = (0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let server = try LoopbackServer { _ in .init(Data(content), flaw: .truncated) }
    let reader = HTTPReader(HTTPRequest(url: server.url, limits: Self.patience))
    #expect(try reader.head().expectedLength == 9_001_000)
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let failure = #expect(throws: HTTPFailure.self) {
      while true { all += piece[..<(try piece.withUnsafeMutableBytes { try reader.read(into: $0) })] }
    }
    #expect(failure?.kind == "broken")
    #expect(all == content)
  }

  @Test func silenceTimesOut() throws {
    let gate = LoopbackServer.Gate()
    let server = try LoopbackServer { _ in .init(gate: gate) }
    #expect(failure(server, timeout: 0.2) == .timedOut)
    gate.open()
  }

  private func failure(_ server: LoopbackServer, _ limits: HTTPLimits) -> HTTPFailure? {
    let reader = HTTPReader(HTTPRequest(url: server.url, limits: limits))
    do {
      _ = try body(reader)
      return nil
    } catch { return error as? HTTPFailure }
  }

  @Test func aServerThatDripsIsTooSlow() throws {
    let server = try LoopbackServer { _ in .init(flaw: .dripping) }
    #expect(failure(server, HTTPLimits(bytesPerSecond: 100_000, window: 0.3)) == .tooSlow(bytesPerSecond: 100_000))
  }

  @Test func anAnswerHasToEnd() throws {
    let server = try LoopbackServer { _ in .init(flaw: .dripping) }
    #expect(failure(server, HTTPLimits(bytesPerSecond: 0, total: 0.3)) == .tookTooLong(seconds: 0))
  }

  @Test func aHeadWithoutEndIsBroken() throws {
    let server = try LoopbackServer { _ in .init(flaw: .endlessHead) }
    #expect(failure(server)?.kind == "broken")
  }

  @Test func unchangedFilesAreNotSentAgain() throws {
    let date = "Sun, 22 Nov 2026 10:00:00 GMT"
    let server = try LoopbackServer { request in
      let isSame = request.headers["if-none-match"] == "W/\"a\"" && request.headers["if-modified-since"] == date
      return .init(
        Data("body".utf8), status: isSame ? 304 : 200, headers: ["ETag": "W/\"a\"", "Last-Modified": date])
    }
    let first = HTTPReader(HTTPRequest(url: server.url))
    let head = try first.head()
    #expect(!head.isNotModified)
    #expect(head.validators == HTTPValidators(entityTag: "W/\"a\"", lastModified: date))
    #expect(try body(first).count == 4)
    let second = HTTPReader(HTTPRequest(url: server.url, validators: head.validators))
    #expect(try second.head().isNotModified)
    #expect(try body(second).isEmpty)
    #expect(server.requests.first?.headers["if-none-match"] == nil)
    #expect(server.requests.first?.headers["if-modified-since"] == nil)
  }

  @Test func tooLongTextsAreNoValidators() throws {
    let server = try LoopbackServer { _ in
      .init(headers: ["ETag": String(repeating: "x", count: 2000), "Last-Modified": ""])
    }
    #expect(try HTTPReader(HTTPRequest(url: server.url)).head().validators.isEmpty)
  }

  @Test func aLineBreakInAHeaderAddsNoHeader() throws {
    let server = try LoopbackServer { _ in .init(json: "ok") }
    let request = HTTPRequest(url: server.url, headers: ["X-Term": "a\r\nX-Evil: b\nX-Worse: c"])
    _ = try body(HTTPReader(request))
    #expect(server.requests.first?.headers["x-evil"] == nil)
    #expect(server.requests.first?.headers["x-worse"] == nil)
    #expect(server.requests.first?.headers["x-term"] == "aX-Evil: bX-Worse: c")
  }
}
