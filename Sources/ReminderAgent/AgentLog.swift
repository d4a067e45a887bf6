import Foundation

/// Writes the agent's log to standard error, which systemd keeps in the journal.
public enum AgentLog {
  /// Writes one line.
  public static func note(_ text: String) {
    let line = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) }
    FileHandle.standardError.write(Data("lineup-agent: \(String(line))\n".utf8))
  }
}
