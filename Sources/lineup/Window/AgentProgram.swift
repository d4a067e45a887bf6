import Foundation
import GuideModel

/// The user service, a program of its own beside this one, so that it is small.
enum AgentProgram {
  /// Where it is: beside this program, in the folder of a package, or wherever programs are looked for.
  static var path: String? {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = (own as NSString).deletingLastPathComponent
    let places = ["\(folder)/lineup-agent", "\(folder)/../lib/lineup/lineup-agent", "/usr/lib/lineup/lineup-agent"]
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Notifies the agent of a change to the guide, and starts it where it is installed as a service of the bus.
  /// - Returns: whether there is one that did.
  static func wake() -> Bool {
    guard let path else { return false }
    return run(path, ["--wake"]) == 0
  }

  /// Runs the agent's program for one task and waits for its end.
  /// - Returns: its exit status; `nil` where it cannot be started.
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

  /// Explains how to get reminders where no program would give them.
  static func wakeOrExplain() {
    if !wake() {
      Output.note(localized("Nobody gives reminders yet: run 'lineup agent --install' once."))
    }
  }
}
