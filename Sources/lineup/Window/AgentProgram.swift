import Foundation
import GuideModel

/// The reminder service, which is a separate program to stay small.
enum AgentProgram {
  /// The program's path: next to this program, in a package's folder, or on the search path.
  static var path: String? {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = (own as NSString).deletingLastPathComponent
    let places = ["\(folder)/lineup-agent", "\(folder)/../lib/lineup/lineup-agent", "/usr/lib/lineup/lineup-agent"]
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Notifies the agent of a change to the guide, and starts it if it is installed as a bus service.
  /// - Returns: whether an agent was notified.
  static func wake() -> Bool {
    guard let path else { return false }
    return run(path, ["--wake"]) == 0
  }

  /// Runs the agent's program for one task and waits for its end.
  /// - Returns: its exit status; `nil` if it cannot be started.
  static func run(_ path: String, _ arguments: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Notifies the agent, or explains how to get reminders if there is none.
  static func wakeOrExplain() {
    if !wake() {
      Output.note(localized("Reminders need the agent: run 'lineup agent --install' once."))
    }
  }
}
