import Foundation
import GuideFormats
import LoopbackServer
import Testing

/// Feeds from a real web server on loopback.
@Suite("Feeds from the web")
struct WebFeedTests {
  private func failure(of server: LoopbackServer, _ path: String = "/guide.xml", timeout: TimeInterval = 20)
    -> FeedError?
  {
    do {
      let source = try WebSource(url: server.url.appendingPathComponent(path), timeout: timeout)
      _ = try XMLTVReader().read(source) { _ in }
      return nil
    } catch {
      return error as? FeedError
    }
  }

  @Test("Plain, gzip and xz bodies, whatever the headers say", arguments: ["cat", "gzip -c", "xz -c"])
  func bodies(packer: String) throws {
    let program = try Program()
    let plain = try program.write(Feed.small, to: "guide.xml")
    #expect(try program.shell("\(packer) < '\(plain)' > packed").status == 0)
    let body = try Data(contentsOf: URL(fileURLWithPath: program.path("packed")))
    let server = try LoopbackServer { _ in .init(body, headers: ["Content-Type": "text/html"]) }
    let run = try program("import", server.url.appendingPathComponent("any.name").absoluteString)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("8 airings, 2 channels, 2 of them new"))
    #expect(server.requests.count == 1)
    #expect(server.requests.first?.headers["user-agent"] == "lineup")
  }

  @Test("A server that stops in the middle does not block, and the import ends when interrupted")
  func stopping() throws {
    let program = try Program()
    #expect(try program("import", program.write(Feed.small, to: "before.xml")).status == 0)
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let body = Data(Feed.document((0..<2000).map { Feed.programme("T\($0)", on: "x", minute: $0) }.joined()).utf8)
    let server = try LoopbackServer { _ in .init(body, flaw: .pausesHalfway, gate: gate) }
    let (process, finish) = try program.process(["import", server.url.absoluteString, "--database", program.database])
    try process.run()
    while server.requests.isEmpty { usleep(1_000) }
    #expect(try program("channels", "hide", "one").status == 0)
    #expect(try program("now", "--at", "2026-11-21T00:40").output.hasPrefix("Two"))
    #expect(try program("search", "--at", "2026-11-21T00:40", "cats").output.contains("Second"))
    #expect(try program("import", program.path("before.xml")).status == 0)
    process.terminate()
    let run = try finish()
    #expect(run.status == 1 && !run.wasKilled, "\(run)")
    #expect(run.errors.contains("Cancelled"), "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.folder.path).filter { $0.contains("guide.db") }
        == ["guide.db"])
  }

  @Test("Redirects are followed, also relative ones")
  func redirects() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      switch request.path {
      case "/a": .init(status: 301, headers: ["Location": "/b"])
      case "/b": .init(status: 302, headers: ["Location": "guide.xml"])
      default: .init(Data(Feed.small.utf8))
      }
    }
    let run = try program("import", server.url.appendingPathComponent("a").absoluteString)
    #expect(run.status == 0, "\(run.errors)")
    #expect(server.requests.map(\.path) == ["/a", "/b", "/guide.xml"])
  }

  @Test("A redirect that never ends")
  func loop() throws {
    let program = try Program()
    let server = try LoopbackServer { _ in .init(status: 302, headers: ["Location": "/again"]) }
    let run = try program("import", server.url.absoluteString)
    #expect(run.status == 1)
    #expect(run.errors.contains("redirects more than 10 times"), "\(run.errors)")
    #expect(server.requests.count < 20)
  }

  @Test("A redirect to a file of this machine is refused", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x"])
  func redirectOffTheWeb(target: String) throws {
    let server = try LoopbackServer { _ in .init(status: 302, headers: ["Location": target]) }
    let error = try #require(failure(of: server))
    #expect(error.kind == .network)
    #expect(error.what.contains("other than a web address"), "\(error)")
  }

  @Test(
    "A status other than 200",
    arguments: [(404, "Check the address"), (500, "try again later"), (401, "password"), (429, "too many requests")])
  func status(code: Int, advice: String) throws {
    let program = try Program()
    #expect(try program("import", program.write(Feed.small, to: "before.xml")).status == 0)
    let before = try program("channels").output
    let server = try LoopbackServer { _ in .init(Data("<html>no</html>".utf8), status: code) }
    let run = try program("import", server.url.absoluteString)
    #expect(run.status == 1)
    #expect(run.errors.contains("answered \(code)") && run.errors.contains(advice), "\(run.errors)")
    #expect(run.errors.contains("The guide has not changed."))
    #expect(try program("channels").output == before)
  }

  @Test("A login page, and nothing at all")
  func noGuide() throws {
    let page = "<!DOCTYPE html><html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>"
    let login = try LoopbackServer { _ in .init(Data(page.utf8)) }
    #expect(failure(of: login)?.kind == .webPage)
    let empty = try LoopbackServer { _ in .init() }
    #expect(failure(of: empty)?.kind == .empty)
    let nothing = try LoopbackServer { _ in .init(flaw: .hangUp) }
    #expect(failure(of: nothing)?.kind == .network)
    let noise = try LoopbackServer { _ in .init(flaw: .noHTTP) }
    #expect(failure(of: noise) != nil)
  }

  @Test("A download that is cut off is no whole guide")
  func truncated() throws {
    let body = Feed.document(
      Feed.channel("one.example", "One")
        + (0..<200).map { Feed.programme("Title \($0)", on: "one.example", minute: $0 * 30) }.joined())
    let server = try LoopbackServer { _ in .init(Data(body.utf8.dropLast(500)), flaw: .truncated) }
    let source = try WebSource(url: server.url)
    let report = try XMLTVReader().read(source) { _ in }
    #expect(report.failure?.kind == .network)
    #expect(report.programmes > 0)
  }

  @Test("A server that never answers, and one that answers and then says nothing")
  func slow() throws {
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in .init(Data(Feed.small.utf8), gate: gate) }
    let error = try #require(failure(of: server, timeout: 1))
    #expect(error.kind == .timeout)
    #expect(error.what.contains("nothing for 1 second"))
  }

  @Test("A feed that has not changed is not sent again")
  func notModified() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"1\""
        ? .init(status: 304, headers: ["ETag": "\"1\""])
        : .init(Data(Feed.small.utf8), headers: ["ETag": "\"1\"", "Last-Modified": "Sun, 22 Nov 2026 10:00:00 GMT"])
    }
    guard case .changed(let source) = try WebSource.open(url: server.url, ifChangedSince: .init()) else {
      Issue.record("nothing was sent")
      return
    }
    let report = try XMLTVReader().read(source) { _ in }
    #expect(report.programmes == 8)
    guard case .notModified(let kept, _) = try WebSource.open(url: server.url, ifChangedSince: source.validators) else {
      Issue.record("the feed was sent again")
      return
    }
    // The 304 did not mention the date.
    #expect(kept == source.validators)
  }

  @Test("No server listens")
  func refused() throws {
    // A port that was free a moment ago.
    let url = try LoopbackServer { _ in .init() }.url
    #expect(throws: FeedError.self) { try WebSource(url: url, timeout: 20) }
  }

  private static let openssl = "/usr/bin/openssl"

  @Test(
    "https with a certificate nobody vouches for", .enabled(if: FileManager.default.isExecutableFile(atPath: openssl)))
  func selfSigned() throws {
    let program = try Program()
    let made = try program.shell(
      """
      \(Self.openssl) req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout key.pem -out cert.pem
      """)
    #expect(made.status == 0, "\(made.errors)")
    let server = Process()
    server.executableURL = URL(fileURLWithPath: Self.openssl)
    server.arguments = [
      "s_server", "-accept", "127.0.0.1:0", "-key", program.path("key.pem"), "-cert", program.path("cert.pem"), "-www",
    ]
    let pipe = Pipe()
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    defer {
      // The test runner's threads block SIGTERM, and so do processes that they start.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    // It prints where it listens: "ACCEPT 127.0.0.1:40123".
    var said = ""
    while !said.contains("ACCEPT ") || !said.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      said += String(decoding: data, as: UTF8.self)
    }
    let port = try #require(said.split(whereSeparator: \.isNewline).last?.split(separator: ":").last)
    let run = try program("import", "https://127.0.0.1:\(port)/guide.xml")
    #expect(run.status == 1)
    #expect(run.errors.contains("certificate"), "\(run.errors)")
    #expect(run.errors.contains("The guide has not changed."))
  }
}
