import Foundation
import GuideModel

/// Web pages in the person's browser.
enum DesktopPages {
  /// Opens an http or https address by the desktop; nothing else is ever handed on.
  static func open(_ address: URL) {
    guard ["http", "https"].contains(address.scheme?.lowercased() ?? "") else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      Output.error(localized("No browser can be opened: \(error.localizedDescription)"))
    }
  }
}
