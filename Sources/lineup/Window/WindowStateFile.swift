import Foundation
import GuideUI

/// The window's state and size, kept from one start to the next: `$XDG_STATE_HOME/lineup/window.json`.
enum WindowStateFile {
  /// The file; below `~/.local/state` unless the environment says otherwise.
  static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    // The specification says to ignore relative paths.
    if let base = environment["XDG_STATE_HOME"], base.hasPrefix("/") { return "\(base)/lineup/window.json" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/state/lineup/window.json"
  }

  /// As it was kept; as at first where there is no file or it cannot be read, for a window must open whatever it says.
  static func read(path: String = path()) -> GuideWindowState {
    guard let file = FileHandle(forReadingAtPath: path) else { return GuideWindowState() }
    defer { try? file.close() }
    // A state is some hundred bytes; what is longer is not one.
    guard let data = try? file.read(upToCount: 65_536) else { return GuideWindowState() }
    return (try? JSONDecoder().decode(GuideWindowState.self, from: data)) ?? GuideWindowState()
  }

  /// Keeps a state. One that cannot be written is no reason to say anything: the next window opens as at first.
  static func write(_ state: GuideWindowState, path: String = path()) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(state) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
