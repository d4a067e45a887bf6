import Foundation

/// The agent's source of time.
public enum AgentClock: Sendable {
  /// The system's clock.
  case system
  /// A file with UTC seconds in digits. Tests write it and wake the agent. If it cannot be read the time is 1970, and
  /// nothing is due.
  case file(String)

  /// The current time, UTC seconds.
  public var now: Int64 {
    switch self {
    case .system: return Int64(time(nil))
    case .file(let path):
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
  }

  /// The arguments with which a child process of the agent reads the same clock.
  var arguments: [String] {
    switch self {
    case .system: []
    case .file(let path): ["--clock", path]
    }
  }
}
