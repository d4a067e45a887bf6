/// One command of the program. `init` looks at the arguments and touches nothing; `run` does the work.
protocol Command {
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// The arguments, as in "[--quiet] <file|URL|->…".
  static var arguments: String { get }
  /// Further explanation, printed after the options.
  static var discussion: String { get }
  static var options: [Option] { get }

  /// - Throws: `UsageError`.
  init(_ arguments: ParsedArguments) throws
  func run() throws -> ExitCode
}
