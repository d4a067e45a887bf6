import Foundation
import QuartzCore

/// The notification that fonts were registered or unregistered.
nonisolated(unsafe) public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
  "CTFontManagerFontChangedNotification" as NSString

/// The files of fonts that the program has registered, in the order of their registration.
enum RegisteredFonts {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var files: [String] = []

  /// The files' paths.
  static var paths: [String] { lock.withLock { files } }

  static func add(_ path: String) {
    lock.withLock { files.append(path) }
    notify()
  }

  static func remove(_ path: String) {
    lock.withLock { files.removeAll { $0 == path } }
    notify()
  }

  private static func notify() {
    let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String)
    NotificationCenter.default.post(name: name, object: nil)
  }
}
