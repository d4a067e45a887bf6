import CGTK
import XCTest

@testable import WindowServer

/// On the main thread, as in the program: the server dies with the thread that started it.
final class BroadwayDaemonTests: XCTestCase {
  override func setUpWithError() throws {
    guard let path = g_find_program_in_path("gtk4-broadwayd") else { throw XCTSkip("gtk4-broadwayd is not installed") }
    g_free(path)
  }

  func testSeveralAtOnceGetDisplaysOfTheirOwnAndEnd() throws {
    try MainActor.assumeIsolated {
      let first = try BroadwayDaemon.start()
      let second = try BroadwayDaemon.start()
      XCTAssertNotEqual(first.displayName, second.displayName)
      XCTAssertNotEqual(first.address, second.address)
      let ports = try [first, second].map { try XCTUnwrap(URL(string: $0.address)?.port) }
      for port in ports { XCTAssertTrue(LoopbackPort.accepts(port)) }
      first.stop()
      XCTAssertFalse(LoopbackPort.accepts(ports[0]))
      XCTAssertTrue(LoopbackPort.accepts(ports[1]))
      first.stop()
      second.stop()
      XCTAssertFalse(LoopbackPort.accepts(ports[1]))
    }
  }

  func testListensOnLoopbackOnly() throws {
    try MainActor.assumeIsolated {
      let daemon = try BroadwayDaemon.start()
      defer { daemon.stop() }
      let port = try XCTUnwrap(URL(string: daemon.address)?.port)
      // The kernel's table: local address and port in hexadecimal; state 0A is listening.
      let suffix = String(format: ":%04X", port)
      var listening: [String] = []
      for line in try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8).split(separator: "\n") {
        let fields = line.split(separator: " ")
        if fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(suffix) { listening.append(String(fields[1])) }
      }
      XCTAssertEqual(listening, ["0100007F" + suffix])
      let six = (try? String(contentsOfFile: "/proc/net/tcp6", encoding: .utf8)) ?? ""
      XCTAssertFalse(six.contains(suffix + " 00000000000000000000000000000000:0000 0A"))
    }
  }
}
