/// The command line is wrong: exit code 2.
struct UsageError: Error {
  var message: String
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
