import Foundation

/// The D-Bus of the user's session.
enum SessionBus {
  /// Whether one is already running, so that connecting to it does not start one.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty && address != "disabled:" }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }
}
