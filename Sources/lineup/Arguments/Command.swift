/// A command of the program. `init` checks the arguments and changes nothing; `run` does the work.
protocol Command {
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// The arguments, as in "[--quiet] <file|URL|->…".
  static var arguments: String { get }
  /// Further explanation, printed after the options.
  static var discussion: String { get }
  static var options: [Option] { get }

  /// - Throws: `UsageError` if the arguments are wrong.
  init(_ arguments: ParsedArguments) throws
  func run() throws -> ExitCode
}
