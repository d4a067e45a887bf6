import Foundation

/// The D-Bus of the person's session.
enum SessionBus {
  /// Whether one is running already, so that connecting to it starts none.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty && address != "disabled:" }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }
}
