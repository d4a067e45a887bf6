import BrowserGuard
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
      let first = try BroadwayDaemon.start(title: "First")
      let second = try BroadwayDaemon.start(title: "Second")
      XCTAssertNotEqual(first.displayName, second.displayName)
      XCTAssertNotEqual(first.address, second.address)
      let (ports, pages) = ([first.port, second.port], [first.pagesPath, second.pagesPath])
      for port in ports { XCTAssertTrue(Port.accepts(port)) }
      for path in pages { XCTAssertTrue(UnixSocket.accepts(path)) }
      first.stop()
      XCTAssertFalse(Port.accepts(ports[0]))
      XCTAssertFalse(FileManager.default.fileExists(atPath: pages[0]))
      XCTAssertTrue(Port.accepts(ports[1]))
      first.stop()
      second.stop()
      XCTAssertFalse(Port.accepts(ports[1]))
      XCTAssertFalse(UnixSocket.accepts(pages[1]))
    }
  }

  func testListensOnLoopbackOnly() throws {
    try MainActor.assumeIsolated {
      let daemon = try BroadwayDaemon.start(title: "Guide")
      defer { daemon.stop() }
      // The kernel's tables: local address and port in hexadecimal; state 0A is listening.
      let suffix = String(format: ":%04X", daemon.port)
      func listeners(_ table: String) -> [String] {
        let text = (try? String(contentsOfFile: table, encoding: .utf8)) ?? ""
        var result: [String] = []
        for line in text.split(separator: "\n") {
          let fields = line.split(separator: " ")
          if fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(suffix) { result.append(String(fields[1])) }
        }
        return result
      }
      XCTAssertEqual(listeners("/proc/net/tcp"), ["0100007F" + suffix])
      XCTAssertTrue(Set(listeners("/proc/net/tcp6")).isSubset(of: ["00000000000000000000000001000000" + suffix]))
    }
  }

  func testTheServerItselfIsOutOfOthersReach() throws {
    try MainActor.assumeIsolated {
      let daemon = try BroadwayDaemon.start(title: "Guide")
      defer { daemon.stop() }
      var status = stat()
      XCTAssertEqual(stat((daemon.pagesPath as NSString).deletingLastPathComponent, &status), 0)
      XCTAssertEqual(status.st_mode & 0o777, 0o700)
      XCTAssertEqual(stat(daemon.pagesPath, &status), 0)
      XCTAssertEqual(status.st_mode & 0o077, 0)
    }
  }
}

/// Probing of TCP ports on 127.0.0.1.
private enum Port {
  static func accepts(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0, let port = UInt16(exactly: port) else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
