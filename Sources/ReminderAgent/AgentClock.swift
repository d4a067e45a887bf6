import Foundation

/// Where the agent reads the time.
public enum AgentClock: Sendable {
  /// The clock on the wall.
  case system
  /// A file that holds UTC seconds in digits: tests set the clock by it, and wake the agent. Where nothing can be read
  /// it is 1970, and nothing is due.
  case file(String)

  /// UTC seconds.
  public var now: Int64 {
    switch self {
    case .system: return Int64(time(nil))
    case .file(let path):
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
  }

  /// The words that have a program of the agent's read the same clock.
  var arguments: [String] {
    switch self {
    case .system: []
    case .file(let path): ["--clock", path]
    }
  }
}
