import Foundation
import WindowServer
import GuideExport
import GuideModel
import WebDisplay

/// The program: finds the command, runs it, and turns errors into messages and exit codes.
enum Lineup {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      OpenCommand.self, ImportCommand.self, SnapshotCommand.self, NowCommand.self, ChannelsCommand.self,
      SearchCommand.self, ServeCommand.self, ExportCommand.self, PrintCommand.self, WatchCommand.self,
      RemindCommand.self, RemindersCommand.self,
      SourcesCommand.self, RefreshCommand.self, RemoveCommand.self, CopyCommand.self, APICommand.self,
      SettingsCommand.self, RepairCommand.self,
      AgentCommand.self,
    ]
  }

  static func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      Output.error(error.message)
      Output.note(localized("Try '\("lineup \(error.command.map { "\($0) " } ?? "")--help")'."))
      return .usage
    } catch ExportError.readerLeft {
      return .done
    } catch {
      Output.error(
        (error as? DisplayError)?.message ?? (error as? WebServerError)?.message ?? String(describing: error))
      return .failed
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> ExitCode {
    switch arguments.first {
    case "--version":
      Output.line("lineup \(version)")
      return .done
    case "--help", "-h", "help":
      if arguments[0] == "help", arguments.count > 1 {
        guard let command = commands.first(where: { $0.name == arguments[1] }) else {
          throw UsageError(unknownCommand(arguments[1]))
        }
        Output.text(HelpText.page(command))
      } else {
        Output.text(HelpText.overview(commands))
      }
      return .done
    case let name? where !name.hasPrefix("-"):
      if let command = (commands + [GenerateCommand.self]).first(where: { $0.name == name }) {
        return try run(command, arguments.dropFirst())
      }
      // `lineup guide.xml` opens that feed. A word that is neither a command nor a feed is a mistyped command.
      guard name.contains("/") || name.contains(".") || FileManager.default.fileExists(atPath: name) else {
        throw UsageError(unknownCommand(name))
      }
      return try run(OpenCommand.self, arguments[...])
    case let option? where option.hasPrefix("--"):
      let known = OpenCommand.options + [.database]
      if !known.contains(where: { option.dropFirst(2).prefix { $0 != "=" } == $0.name }),
        let nearest = Spelling.nearest(to: option, among: ["--version", "--help"])
      {
        throw UsageError(localized("\(localized("unknown option '\(option)'")); did you mean '\(nearest)'?"))
      }
      return try run(OpenCommand.self, arguments[...])
    default:
      return try run(OpenCommand.self, arguments[...])
    }
  }

  private static func run(_ command: any Command.Type, _ arguments: ArraySlice<String>) throws -> ExitCode {
    // The remaining arguments belong to the user's own command.
    if arguments.prefix(while: { $0 != "--" && $0 != "--command" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Output.text(HelpText.page(command))
      return .done
    }
    do {
      let parsed = try ParsedArguments(Array(arguments), options: command.options + [.database])
      return try command.init(parsed).run()
    } catch var error as UsageError {
      error.command = error.command ?? command.name
      throw error
    }
  }

  private static func unknownCommand(_ name: String) -> String {
    Spelling.withSuggestion(localized("unknown command '\(name)'"), for: name, among: commands.map { $0.name })
  }
}
