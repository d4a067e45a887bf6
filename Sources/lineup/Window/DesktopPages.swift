import Foundation
import GuideModel

/// Web pages in the user's browser.
enum DesktopPages {
  /// Opens an http or https address with the desktop's browser; any other is ignored.
  static func open(_ address: URL) {
    guard ["http", "https"].contains(address.scheme?.lowercased() ?? "") else { return }
    start(address.absoluteString) { Output.error(localized("Cannot open a browser: \($0)")) }
  }

  /// Opens a file written by this program with the desktop's program for it.
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
