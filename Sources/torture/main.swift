import Foundation

// `torture [NUMBER] [trial…]`; see `Options.help`. Children of the trials run this program, too.
signal(SIGPIPE, SIG_IGN)
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.first == "child" {
    try Child.run(Array(arguments.dropFirst()))
    exit(0)
  }
  let options = try Options(arguments)
  exit(try Trial.run(options.trials, Torture(options.torture)) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("torture: \(error)\n".utf8))
  exit(2)
}
