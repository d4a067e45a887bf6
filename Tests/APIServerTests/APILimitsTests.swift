import Foundation
import GuideAPI
import TransferTiming
import Testing

@testable import APIServer

/// Clients that take up connections, time and memory.
@Suite(.serialized) struct APILimitsTests {
  private let token = ServedGuide.token

  private func client(_ guide: ServedGuide) throws -> LoopbackClient {
    try #require(LoopbackClient(port: guide.port))
  }

  @Test func eachConnectionServesOneRequest() throws {
    let guide = try ServedGuide()
    for (path, token, status) in [("channels", token, 200), ("nothing", token, 404), ("now", "no", 401)] {
      let client = try client(guide)
      #expect(client.status("/api/\(path)", token: token) == status)
      #expect(client.isClosed(within: 10_000))
    }
  }

  @Test func whoSendsNothingIsClosed() throws {
    let guide = try ServedGuide(limits: APILimits(head: 200))
    let client = try client(guide)
    #expect(client.isClosed(within: 5_000))
  }

  @Test func whoSendsAByteAtATimeIsClosed() throws {
    let guide = try ServedGuide(limits: APILimits(head: 300))
    let client = try client(guide)
    client.send("GET /api/now HTTP/1.1\r\nHost: localhost\r\nX: ")
    var sent = 0
    while sent < 500, client.send("a"), !client.isClosed(within: 20) { sent += 1 }
    #expect(sent < 500, "still open after ten seconds")
  }

  @Test func aBodyThatDoesNotComeIsNotAwaited() throws {
    let guide = try ServedGuide(limits: APILimits(body: 200))
    let client = try client(guide)
    client.send(
      "POST /api/reminders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\nContent-Length: 100\r\n\r\n{"
    )
    #expect(client.isClosed(within: 5_000))
  }

  @Test func aHeadWithoutEndIsRefused() throws {
    let guide = try ServedGuide()
    let client = try client(guide)
    client.send("GET /api/now HTTP/1.1\r\nHost: localhost\r\n")
    let line = "X: " + String(repeating: "a", count: 8_000) + "\r\n"
    var lines = 0
    while lines < 10_000, client.send(line) { lines += 1 }
    #expect(lines < 10_000, "80 MB of head were taken")
  }

  @Test func whoOpensManyConnectionsStopsNobody() throws {
    let guide = try ServedGuide()
    var silent: [LoopbackClient] = []
    for _ in 0..<300 { silent.append(try client(guide)) }
    let asking = try client(guide)
    #expect(asking.status("/api/now", token: token) == 200)
    let open = silent.filter { !$0.isClosed(within: 0) }
    #expect(open.count < 64, "the server keeps \(open.count) connections on which nothing is asked")
    #expect(silent.prefix(200).allSatisfy { $0.isClosed(within: 0) }, "the oldest go first")
  }

  /// The system keeps four megabytes on the way to a client that reads nothing, so the answer is longer.
  @Test func anAnswerThatNobodyFetchesEnds() throws {
    let guide = try ServedGuide(
      limits: APILimits(reply: HTTPLimits(silence: 0.3, window: 60, total: 60)), descriptionLength: 300_000)
    let address = "/api/guide.xml"
    let request = "GET \(address) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
    let quick = try client(guide)
    quick.send(request)
    let head = String(decoding: try #require(quick.receive()), as: UTF8.self)
    let length = try #require(
      head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) })
    try #require(length > 12 << 20)
    #expect(head.utf8.count + quick.receiveAll(most: length).count >= length, "who reads gets everything")
    let slow = try #require(LoopbackClient(port: guide.port, receiveBuffer: 65_536))
    slow.send(request)
    // The answer takes seconds to put together on a busy machine, so its beginning is awaited first. Then nothing is
    // read until the server must have given up; there is no event to wait for.
    var wait = pollfd(fd: slow.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 60_000) == 1)
    wait.events = 0
    poll(&wait, 1, 3_000)
    #expect(slow.receiveAll(most: length).count < length)
  }

  @Test func aServerThatHasEndedFreesItsPort() throws {
    var guide: ServedGuide? = try ServedGuide()
    let port = try #require(guide?.port)
    let client = try #require(LoopbackClient(port: port))
    guide = nil
    #expect(client.isClosed(within: 5_000))
    #expect(LoopbackClient(port: port) == nil)
  }
}

/// The sanitizers keep freed memory, so they skip this suite by its name.
@Suite struct APIMemoryTests {
  @Test func aRefusedBodyIsNotKept() throws {
    let guide = try ServedGuide()
    let client = try #require(LoopbackClient(port: guide.port))
    let piece = String(repeating: "a", count: 1 << 20)
    client.send("POST /api/reminders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n")
    let before = try residentBytes()
    for _ in 0..<200 where !client.send(piece) { break }
    #expect(try residentBytes() - before < 100 << 20)
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
