import Foundation
import GuideModel

/// Web pages in the person's browser.
enum DesktopPages {
  /// Opens an http or https address by the desktop; nothing else is ever handed on.
  static func open(_ address: URL) {
    guard ["http", "https"].contains(address.scheme?.lowercased() ?? "") else { return }
    start(address.absoluteString) { Output.error(localized("No browser can be opened: \($0)")) }
  }

  /// Opens a file that this program has written by the desktop's program for it.
  static func open(file path: String, onFailure: (String) -> Void) {
    guard path.hasPrefix("/") else { return }
    start(path, onFailure: onFailure)
  }

  private static func start(_ argument: String, onFailure: (String) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", argument]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      onFailure(error.localizedDescription)
    }
  }
}
