import Foundation
import GuideUI

/// Stores the window's state and size from one start to the next: `$XDG_STATE_HOME/lineup/window.json`.
enum WindowStateFile {
  /// The file's path; below `~/.local/state` unless the environment says otherwise.
  static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    // The specification says to ignore relative paths.
    if let base = environment["XDG_STATE_HOME"], base.hasPrefix("/") { return "\(base)/lineup/window.json" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/state/lineup/window.json"
  }

  /// Returns the stored state, or the initial one if there is no file or it cannot be read: a window must open whatever
  /// it contains.
  static func read(path: String = path()) -> GuideWindowState {
    guard let file = FileHandle(forReadingAtPath: path) else { return GuideWindowState() }
    defer { try? file.close() }
    // A state has some hundred bytes; a longer file is not one.
    guard let data = try? file.read(upToCount: 65_536) else { return GuideWindowState() }
    return (try? JSONDecoder().decode(GuideWindowState.self, from: data)) ?? GuideWindowState()
  }

  /// Stores a state. A failure is not reported: the next window opens in the initial state.
  static func write(_ state: GuideWindowState, path: String = path()) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(state) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
