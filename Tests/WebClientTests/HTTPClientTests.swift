import Foundation
import LoopbackServer
import Testing
import WebClient

/// Records how long a client would have waited, without waiting.
private final class Waits: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [TimeInterval] = []
  var all: [TimeInterval] { lock.withLock { recorded } }
  func record(_ seconds: TimeInterval) { lock.withLock { recorded.append(seconds) } }
}

/// Gives the answers one after the other, and then repeats the last one.
private final class Script: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [LoopbackServer.Response]
  init(_ answers: [LoopbackServer.Response]) { self.answers = answers }
  func next() -> LoopbackServer.Response { lock.withLock { answers.count > 1 ? answers.removeFirst() : answers[0] } }
}

@Suite struct HTTPClientTests {
  private func client(_ waits: Waits = Waits(), maximumBytes: Int = 1 << 20, tries: Int = 4) -> HTTPClient {
    HTTPClient(
      retry: RetryPolicy(tries: tries, firstDelay: 1, longestDelay: 3, longestRetryAfter: 30, jitter: { 1 }),
      maximumBytes: maximumBytes, timeout: 20, sleep: { waits.record($0) })
  }

  private func server(_ answers: LoopbackServer.Response...) throws -> LoopbackServer {
    let script = Script(answers)
    return try LoopbackServer { _ in script.next() }
  }

  private func error(_ client: HTTPClient, _ url: URL) async -> (any Error)? {
    do {
      _ = try await client.data(from: url)
      return nil
    } catch { return error }
  }

  @Test func readsABodyAndSendsAUserAgent() async throws {
    let server = try server(.init(json: "hello"))
    let data = try await client().data(from: server.url, headers: ["Authorization": "Bearer x"])
    #expect(String(decoding: data, as: UTF8.self) == "hello")
    #expect(server.requests.first?.headers["authorization"] == "Bearer x")
    #expect(server.requests.first?.headers["user-agent"]?.contains("LineupExamples") == true)
  }

  @Test func triesAgainWithGrowingWaits() async throws {
    let failing = LoopbackServer.Response(status: 500)
    let server = try server(failing, failing, failing, .init(json: "ok"))
    let waits = Waits()
    let data = try await client(waits).data(from: server.url)
    #expect(data.count == 2)
    #expect(waits.all == [1, 2, 3])
    #expect(server.requests.count == 4)
  }

  @Test func givesUpAfterItsTries() async throws {
    let server = try server(.init(status: 502))
    #expect(await error(client(tries: 3), server.url) as? HTTPError == .status(502))
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [400, 401, 404, 410, 501]) func doesNotRepeatRequestsInVain(_ status: Int) async throws {
    let server = try server(.init(status: status))
    #expect(await error(client(), server.url) as? HTTPError == .status(status))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [429, 503]) func waitsAsLongAsTheServerRequests(_ status: Int) async throws {
    let server = try server(.init(status: status, headers: ["Retry-After": "7"]), .init(json: "ok"))
    let waits = Waits()
    _ = try await client(waits).data(from: server.url)
    #expect(waits.all == [7])
  }

  @Test func doesNotSitOutALongWait() async throws {
    let server = try server(.init(status: 429, headers: ["Retry-After": "3600"]))
    let waits = Waits()
    #expect(await error(client(waits), server.url) as? HTTPError == .busy(status: 429, retryAfter: 3600))
    #expect(waits.all.isEmpty)
  }

  @Test func aPortWithoutAServerIsOffline() async throws {
    // The port of a server that has been stopped.
    var gone: LoopbackServer? = try server(.init())
    let url = try #require(gone?.url)
    gone = nil
    let failure = await error(client(tries: 1), url) as? HTTPError
    #expect(failure == .offline)
  }

  @Test func aHugeAnswerIsStopped() async throws {
    let announced = try server(.init(Data(count: 5000)))
    #expect(await error(client(maximumBytes: 4000), announced.url) as? HTTPError == .tooLarge(limit: 4000))
    let endless = try server(.init(flaw: .endless))
    #expect(await error(client(maximumBytes: 1 << 20), endless.url) as? HTTPError == .tooLarge(limit: 1 << 20))
    #expect(endless.requests.count == 1)
  }

  @Test(arguments: [LoopbackServer.Response.Flaw.hangUp, .truncated])
  func aBrokenConnectionIsTriedAgain(_ flaw: LoopbackServer.Response.Flaw) async throws {
    let server = try server(.init(Data("abc".utf8), flaw: flaw), .init(json: "whole"))
    let data = try await client().data(from: server.url)
    #expect(String(decoding: data, as: UTF8.self) == "whole")
    #expect(server.requests.count == 2)
  }

  @Test func otherSchemesAreRefused() async throws {
    let url = URL(fileURLWithPath: "/etc/hostname")
    #expect(await error(client(), url) as? HTTPError == .notWeb(url))
  }

  @Test func cancellingEndsARequestThatHangs() async throws {
    let gate = LoopbackServer.Gate()
    let server = try server(.init(gate: gate))
    let client = client()
    let task = Task { try await client.data(from: server.url) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    gate.open()
  }

  @Test func cancellingEndsAWaitBetweenTries() async throws {
    let server = try server(.init(status: 429, headers: ["Retry-After": "20"]))
    let client = HTTPClient(retry: RetryPolicy(jitter: { 1 }))
    let task = Task { try await client.data(from: server.url) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
  }
}

@Suite struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110.

  @Test func secondsAndDates() {
    #expect(RetryPolicy.seconds(ofRetryAfter: "120", now: now) == 120)
    #expect(RetryPolicy.seconds(ofRetryAfter: " 0 ", now: now) == 0)
    #expect(RetryPolicy.seconds(ofRetryAfter: "Sun, 06 Nov 1994 08:50:07 GMT", now: now) == 30)
    #expect(RetryPolicy.seconds(ofRetryAfter: "Sun, 06 Nov 1994 08:00:00 GMT", now: now) == 0)
    #expect(RetryPolicy.seconds(ofRetryAfter: "soon", now: now) == nil)
    #expect(RetryPolicy.seconds(ofRetryAfter: "-5", now: now) == nil)
    #expect(RetryPolicy.seconds(ofRetryAfter: nil, now: now) == nil)
  }
}

@Suite struct QueryTests {
  @Test(arguments: [
    ("two words", "two%20words"), ("R&B", "R%26B"), ("a+b", "a%2Bb"), ("Björk", "Bj%C3%B6rk"), ("🎷", "%F0%9F%8E%B7"),
    ("50% off?", "50%25%20off%3F"), ("a=b#c/d", "a%3Db%23c%2Fd"), ("it's \"~\"", "it%27s%20%22~%22"), ("", ""),
    ("e\u{301}", "e%CC%81"), ("東京", "%E6%9D%B1%E4%BA%AC"),
  ])
  func termsAreEncoded(_ term: String, _ expected: String) throws {
    let base = try #require(URL(string: "https://example.org/v1/search"))
    #expect(base.withQuery(["q": term]).absoluteString == "https://example.org/v1/search?q=\(expected)")
  }

  @Test func anOldQueryStays() throws {
    let base = try #require(URL(string: "http://example.org/a?key=1%2B"))
    #expect(base.withQuery(["q": "x", "n": "2"]).absoluteString == "http://example.org/a?key=1%2B&q=x&n=2")
  }

  @Test func aServerReceivesTheTypedText() async throws {
    let server = try LoopbackServer { _ in .init(json: "") }
    let term = "Sigur Rós & + ✨ 100% #1"
    _ = try await HTTPClient(retry: .never).data(from: server.url.appendingPathComponent("s").withQuery(["q": term]))
    #expect(server.requests.first?.query["q"] == term)
  }
}
