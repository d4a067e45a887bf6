import Foundation

/// Writes manual pages and completions, for packages. Not listed among the commands.
struct GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Write manual pages and shell completions for a package."
  static let arguments = "FOLDER"
  static let options: [Option] = []
  static let discussion = "Writes man1, bash, zsh and fish to the folder; existing files are overwritten."

  private let folder: String

  init(_ arguments: ParsedArguments) throws {
    guard arguments.positional.count == 1, let folder = arguments.positional.first else {
      throw UsageError("which folder? Write 'generate FOLDER'")
    }
    self.folder = folder
  }

  func run() throws -> ExitCode {
    let entries = Completions.entries(Lineup.commands)
    var files = [
      "man1/lineup.1": ManPage.overview(Lineup.commands), "bash/lineup": Completions.bash(entries),
      "zsh/_lineup": Completions.zsh(entries), "fish/lineup.fish": Completions.fish(entries),
    ]
    for command in Lineup.commands {
      files["man1/lineup-\(command.name).1"] = ManPage.page(command, among: Lineup.commands)
    }
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      do {
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError("\(path) cannot be written: \(error.localizedDescription)")
      }
    }
    return .done
  }
}
