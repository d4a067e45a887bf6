import BrowserGuard
import CGTK
import Foundation

/// What is said where windows are served to a browser.
package typealias ServerTexts = BrowserTexts

/// GTK's server for browsers, `gtk4-broadwayd`, as a child of this process, and the guard before it.
///
/// The server lets anybody in, and a malformed message ends it and with it this program. So it listens on Unix sockets that only
/// this user can open: one for GDK, one for its pages. Browsers reach the latter through `BrowserGuard`. Other programs of the same user could
/// go past the guard; they could as well trace this process. The server ends with this process, however that ends.
@MainActor final class BroadwayDaemon {
  private static let program = "gtk4-broadwayd"
  /// Display numbers that are tried.
  private static let displays = 0..<100
  private static let startLimit: TimeInterval = 5

  let displayName: String
  private var process: GPid
  private let socketPath: String
  /// A folder that only this user can enter, with the socket of the server's pages.
  private let folder: String
  private var browserGuard: BrowserGuard?

  private init(display: Int, process: GPid, socketPath: String, folder: String) {
    displayName = ":\(display)"
    self.process = process
    self.socketPath = socketPath
    self.folder = folder
  }

  /// The address to open in a browser, which carries a secret. Empty once the server has been stopped.
  var address: String { browserGuard?.address ?? "" }
  /// The guard's port on 127.0.0.1 and ::1; 0 once the server has been stopped.
  var port: Int { browserGuard?.port ?? 0 }
  /// The socket of the server's pages, behind the guard.
  var pagesPath: String { Self.pagesPath(in: folder) }
  private static func pagesPath(in folder: String) -> String { folder + "/pages.socket" }

  /// Names the tab of pages that are loaded from now on.
  func setTitle(_ title: String) { browserGuard?.setTitle(title) }

  isolated deinit { stop() }

  /// Starts a server on the first free display number and a guard on the first free port, and waits until both answer.
  /// - Parameters:
  ///   - title: the program's name, for the browser's tab.
  ///   - texts: what its pages say.
  /// - Throws: `DisplayError`.
  static func start(title: String, texts: ServerTexts = ServerTexts()) throws -> BroadwayDaemon {
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
      let folder = directory + "/lineup-browser\(display + 1)"
      try makePrivate(folder)
      let pages = pagesPath(in: folder)
      guard pages.utf8.count <= LocalSocket.longestPath else {
        throw DisplayError.broadwayFailed(
          "the path \(pages) is too long for a socket; set XDG_RUNTIME_DIR to a shorter one")
      }
      unlink(pages)
      let process = try spawn(path, display: display, pages: pages)
      let daemon = BroadwayDaemon(display: display, process: process, socketPath: socketPath, folder: folder)
      if daemon.waitUntilReady() {
        do {
          daemon.browserGuard = try BrowserGuard(serverPath: pages, title: title, texts: texts)
          return daemon
        } catch {
          daemon.stop()
          throw DisplayError.broadwayFailed("\(error)")
        }
      }
      reason = "\(program) :\(display) ended or did not answer"
      daemon.stop()
    }
    throw DisplayError.broadwayFailed(reason)
  }

  /// Makes a folder that only this user can enter, or makes sure that the one there is such.
  private static func makePrivate(_ folder: String) throws {
    var status = stat()
    mkdir(folder, 0o700)
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      chmod(folder, 0o700) == 0
    else {
      throw DisplayError.broadwayFailed("\(folder) is no folder of this user's; remove it, or set XDG_RUNTIME_DIR")
    }
  }

  private static func spawn(_ path: String, display: Int, pages: String) throws -> GPid {
    let words = [path, "--unixsocket", pages, ":\(display)"]
    // The server's sockets are for this user, whatever files are otherwise.
    let mask = umask(0o077)
    defer { umask(mask) }
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

  private func waitUntilReady() -> Bool {
    let end = g_get_monotonic_time() + gint64(Self.startLimit * 1e6)
    while g_get_monotonic_time() < end {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        process = 0
        return false
      }
      if UnixSocket.accepts(socketPath), UnixSocket.accepts(pagesPath) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Ends the guard and the server and takes away their sockets. Repeated calls do nothing.
  func stop() {
    browserGuard?.stop()
    browserGuard = nil
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
    unlink(pagesPath)
    rmdir(folder)
  }
}
