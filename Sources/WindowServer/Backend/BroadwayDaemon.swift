import CGTK
import Foundation

/// GTK's server for browsers, `gtk4-broadwayd`, as a child of this process.
///
/// It listens on 127.0.0.1 only and ends with this process, however that ends.
@MainActor final class BroadwayDaemon {
  private static let program = "gtk4-broadwayd"
  /// Display numbers that are tried; GTK's port for display `:n` is 8080 + n.
  private static let displays = 0..<100
  private static let firstPort = 8080
  private static let startLimit: TimeInterval = 5

  let displayName: String
  let address: String
  private var process: GPid
  private let socketPath: String

  private init(display: Int, port: Int, process: GPid, socketPath: String) {
    displayName = ":\(display)"
    address = "http://127.0.0.1:\(port)/"
    self.process = process
    self.socketPath = socketPath
  }

  isolated deinit { stop() }

  /// Starts a server on the first free display number and port, and waits until it answers.
  /// - Throws: `DisplayError`.
  static func start() throws -> BroadwayDaemon {
    guard let found = g_find_program_in_path(program) else { throw DisplayError.broadwayMissing(program) }
    let path = String(cString: found)
    g_free(found)
    let directory = String(cString: g_get_user_runtime_dir())
    g_mkdir_with_parents(directory, 0o700)
    // Several programs that start at once take turns, or two would choose one number.
    let lock = open(directory + "/lineup-broadway.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }

    var reason = "no display number from \(displays.lowerBound) to \(displays.upperBound - 1) is free"
    for display in displays {
      // GTK names the socket of display :n by n + 1.
      let socketPath = directory + "/broadway\(display + 1).socket"
      if FileManager.default.fileExists(atPath: socketPath) {
        if UnixSocket.accepts(socketPath) { continue }
        // Left by a server that is gone; nobody else can bind while it lies there.
        unlink(socketPath)
      }
      let port = firstPort + display
      guard LoopbackPort.isFree(port) else { continue }
      let process = try spawn(path, display: display, port: port)
      let daemon = BroadwayDaemon(display: display, port: port, process: process, socketPath: socketPath)
      if daemon.waitUntilReady(port: port) { return daemon }
      reason = "\(program) :\(display) ended or did not answer on port \(port)"
      daemon.stop()
    }
    throw DisplayError.broadwayFailed(reason)
  }

  private static func spawn(_ path: String, display: Int, port: Int) throws -> GPid {
    let words = [path, "--address", "127.0.0.1", "--port", String(port), ":\(display)"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: GPid = 0
    var error: UnsafeMutablePointer<GError>?
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_DO_NOT_REAP_CHILD.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
        | G_SPAWN_STDERR_TO_DEV_NULL.rawValue)
    let started = g_spawn_async(
      nil, &arguments, nil, flags, lineup_child_setup, UnsafeMutableRawPointer(bitPattern: Int(getpid())), &process,
      &error)
    guard started != 0 else {
      let message = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
      g_clear_error(&error)
      throw DisplayError.broadwayFailed(message)
    }
    return process
  }

  private func waitUntilReady(port: Int) -> Bool {
    let end = g_get_monotonic_time() + gint64(Self.startLimit * 1e6)
    while g_get_monotonic_time() < end {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        process = 0
        return false
      }
      if UnixSocket.accepts(socketPath), LoopbackPort.accepts(port) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Ends the server and takes away its socket. Repeated calls do nothing.
  func stop() {
    guard process > 0 else { return }
    kill(process, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) != 0 {
        process = 0
        break
      }
      usleep(5_000)
    }
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      process = 0
    }
    unlink(socketPath)
  }
}

/// Probing of TCP ports on 127.0.0.1.
enum LoopbackPort {
  static func isFree(_ port: Int) -> Bool {
    withSocket(port) { descriptor, address, length in
      var reuse: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
      return bind(descriptor, address, length) == 0
    }
  }

  static func accepts(_ port: Int) -> Bool {
    withSocket(port) { descriptor, address, length in connect(descriptor, address, length) == 0 }
  }

  private static func withSocket(
    _ port: Int, _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0, let port = UInt16(exactly: port) else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
