import GuideModel

/// Pages for `--help`, in the person's language.
enum HelpText {
  static func overview(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { "  \($0.name.padded(to: width))  \(translated($0.summary))" }.joined(separator: "\n")
    return """
      \(localized("A TV guide: XMLTV in, a grid of channels and times out."))

      \(localized("Usage: \("lineup [command] [options] [arguments]")"))

      \(localized("Commands:"))
      \(list)

      \(wrapped(localized("'lineup <command> --help' tells more about one; without a command, the guide opens. --version prints the version. Exit codes: 0 done, 1 failed, 2 wrong usage.")))

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

  /// The translation of a description; the key is the text without its line breaks.
  private static func translated(_ text: String) -> String {
    localized(String.LocalizationValue(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  /// Breaks a text into lines that fit a terminal of 80 columns, wherever it was broken before.
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
