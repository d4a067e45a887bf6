/// The manual pages, in `man`'s macro language, from the same descriptions as `--help`.
enum ManPage {
  /// `lineup(1)`: the program and its commands.
  static func overview(_ commands: [any Command.Type]) -> String {
    var page = head("lineup", "the TV guide")
    page += section("SYNOPSIS", ".B lineup\n[\\fIcommand\\fR] [\\fIoptions\\fR] [\\fIarguments\\fR]\n")
    page += section(
      "DESCRIPTION",
      """
      Reads TV listings (XMLTV) and playlists (M3U) into a database and shows them as a grid of channels and times: in a window, in a browser on
      this machine, or as a picture. Without a command, the guide opens.

      """)
    page += ".SH COMMANDS\n"
    for command in commands {
      page += ".TP\n.BR lineup-\(escaped(command.name)) (1)\n\(escaped(command.summary))\n"
    }
    page += options([.version, .help])
    page += section("EXIT STATUS", "0 done, 1 failed, 2 wrong usage.\n")
    page += files
    page += section("SEE ALSO", seeAlso(commands.map { $0.name }, but: nil))
    return page
  }

  /// `lineup-import(1)` and its like.
  static func page(_ command: any Command.Type, among commands: [any Command.Type]) -> String {
    var page = head("lineup-\(command.name)", command.summary)
    page += section("SYNOPSIS", ".B lineup \(escaped(command.name))\n\(escaped(command.arguments))\n")
    if !command.discussion.isEmpty { page += section("DESCRIPTION", escaped(command.discussion) + "\n") }
    page += options(command.options + [.database, .help])
    page += section("EXIT STATUS", "0 done, 1 failed, 2 wrong usage.\n")
    page += files
    page += section("SEE ALSO", seeAlso(commands.map { $0.name }, but: command.name))
    return page
  }

  private static func head(_ name: String, _ summary: String) -> String {
    var summary = summary
    if summary.hasSuffix(".") { summary.removeLast() }
    return """
      .TH "\(name.uppercased())" 1 "" "Lineup \(Lineup.version)" "Lineup"
      .SH NAME
      \(escaped(name)) \\- \(escaped(summary.prefix(1).lowercased() + summary.dropFirst()))

      """
  }

  private static func section(_ title: String, _ text: String) -> String { ".SH \(title)\n\(text)" }

  private static func options(_ options: [Option]) -> String {
    var text = ".SH OPTIONS\n"
    for option in options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
      text += ".TP\n\(letter)\\fB\(escaped("--\(option.name)"))\\fR\(value)\n\(escaped(option.help))\n"
    }
    return text
  }

  private static let files = """
    .SH FILES
    .TP
    .I $XDG_DATA_HOME/lineup/guide.db
    The guide, else below ~/.local/share.
    .TP
    .I $XDG_CONFIG_HOME/lineup/settings.json
    The settings, else below ~/.config; see
    .BR lineup-settings (1).

    """

  private static func seeAlso(_ names: [String], but own: String?) -> String {
    var pages = names.filter { $0 != own }.map { ".BR lineup-\(escaped($0)) (1)" }
    if own != nil { pages.insert(".BR lineup (1)", at: 0) }
    return pages.joined(separator: ",\n") + "\n"
  }

  /// Returns text that `man` shows literally: hyphens stay hyphens, and a dot or quote at the start of a line is no
  /// macro.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}
