/// An option of a command, written `--name`, `--name VALUE`, `--name=VALUE` or with its letter.
struct Option {
  var name: String
  var letter: Character?
  /// The name of its value; `nil` for a switch.
  var value: String?
  var help: String
  /// Whether it may be given more than once; `ParsedArguments.all` returns every value.
  var repeats: Bool
  /// Whether it takes its value and everything after it: a command with arguments.
  var takesRest: Bool

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, repeats: Bool = false, help: String,
    takesRest: Bool = false
  ) {
    self.takesRest = takesRest
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.repeats = repeats
  }

  static let database = Option(
    "database", value: "PATH",
    help: "The guide's file, or postgresql://…; by default $XDG_DATA_HOME/lineup/guide.db or ~/.local/share/….")

  static let help = Option("help", letter: "h", help: "This page.")
  static let version = Option("version", help: "The version.")

  /// The spelling for a help page.
  var spelling: String {
    let letter = letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
