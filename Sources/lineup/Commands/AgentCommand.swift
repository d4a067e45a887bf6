import Foundation
import GuideModel

struct AgentCommand: Command {
  static let name = "agent"
  static let summary = "Give reminders, record and refresh sources while the window is closed."
  static let arguments = "[--install | --uninstall]"
  static let options = [
    Option("install", help: "Start it now and with every session, using systemd and D-Bus."),
    Option("uninstall", help: "Stop it, and don't start it again."),
  ]
  static let discussion = """
    The agent is a small program that sleeps until something is due. It runs until it is told to end, one at a time. --install writes \
    lineup-agent.service to ~/.config/systemd/user and org.lineup_guide.Agent.service to ~/.local/share/dbus-1/services.
    """

  private let arguments: [String]

  init(_ parsed: ParsedArguments) throws {
    guard parsed.positional.isEmpty else {
      throw UsageError(localized("no arguments expected; see 'lineup-agent --help'"))
    }
    if parsed.has("install"), parsed.has("uninstall") {
      throw UsageError(localized("--install or --uninstall, not both"))
    }
    arguments =
      (parsed.has("install") ? ["--install"] : []) + (parsed.has("uninstall") ? ["--uninstall"] : [])
      + (parsed["database"].map { ["--database", $0] } ?? [])
  }

  func run() throws -> ExitCode {
    guard let path = AgentProgram.path else {
      throw CommandError(localized("The program lineup-agent is not installed next to lineup."))
    }
    var values = ([path] + arguments).map { strdup($0) } + [nil]
    // Returns only if it fails.
    execv(path, &values)
    throw CommandError(localized("\(path) cannot be started: \(String(cString: strerror(errno)))"))
  }
}
