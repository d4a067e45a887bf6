import GuideModel

/// The pages for `--help`, in the user's language.
enum HelpText {
  static func overview(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { "  \($0.name.padded(to: width))  \(translated($0.summary))" }.joined(separator: "\n")
    return """
      \(localized("A TV guide: shows XMLTV listings as a grid of channels and times."))

      \(localized("Usage: \("lineup [command] [options] [arguments]")"))

      \(localized("Commands:"))
      \(list)

      \(wrapped(localized("'lineup <command> --help' describes a command. Without a command, the guide opens. --version prints the version. Exit codes: 0 success, 1 failure, 2 incorrect usage.")))

      """
  }

  static func page(_ command: any Command.Type) -> String {
    let options = command.options + [.database, .help]
    let width = options.map { $0.spelling.count }.max() ?? 0
    let list = options.map { "  \($0.spelling.padded(to: width))  \(translated($0.help))" }.joined(separator: "\n")
    let discussion = command.discussion.isEmpty ? "" : "\n\(wrapped(translated(command.discussion)))\n"
    return """
      \(translated(command.summary))

      \(localized("Usage: \("lineup \(command.name) \(command.arguments)")"))

      \(localized("Options:"))
      \(list)
      \(discussion)
      """
  }

  /// Returns the translation of a description, whose key is the text without its line breaks.
  private static func translated(_ text: String) -> String {
    localized(String.LocalizationValue(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  /// Wraps a text to a terminal of 80 columns, wherever it was broken before.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, line.cellCount + 1 + String(word).cellCount < 80 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
