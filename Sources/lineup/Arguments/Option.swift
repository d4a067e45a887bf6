/// An option that a command accepts, written `--name`, `--name VALUE`, `--name=VALUE` or by its letter.
struct Option {
  var name: String
  var letter: Character?
  /// The name of its value; `nil` for a switch.
  var value: String?
  var help: String
  /// Whether it may be given more than once; `ParsedArguments.all` has every value.
  var repeats: Bool
  /// Whether its value and everything behind it belong to it: a command with arguments.
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
    help: "The guide's file, or postgresql://…; else $XDG_DATA_HOME/lineup/guide.db or ~/.local/share/….")

  static let help = Option("help", letter: "h", help: "This page.")
  static let version = Option("version", help: "The version.")

  /// As in a help page.
  var spelling: String {
    let letter = letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
