import Foundation

/// The D-Bus of the user's session.
enum SessionBus {
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// Whether one is already running, so that connecting to it does not start one.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment[variable] { return !address.isEmpty && address != "disabled:" }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Runs `body`, in which libraries that connect to the bus do not start one.
  ///
  /// GDK connects while it opens a display. Without a bus it would run `dbus-launch` and wait for it, which takes
  /// several milliseconds even where there is no such program.
  static func withoutStarting<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isAvailable else { return try body() }
    let former = getenv(variable).map { String(cString: $0) }
    setenv(variable, "disabled:", 1)
    defer {
      if let former { setenv(variable, former, 1) } else { unsetenv(variable) }
    }
    return try body()
  }
}
