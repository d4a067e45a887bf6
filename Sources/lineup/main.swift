import Foundation
import PictureWorker

// First of all: a worker process needs nothing else.
if CommandLine.arguments.dropFirst() == [PictureWorker.argument] { exit(PictureWorker.run()) }
// Writing to a pipe without a reader, or beyond a limit on file sizes, then fails with an error instead of ending the
// program.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
Preferences.apply()
exit(Lineup.run(Array(CommandLine.arguments.dropFirst())).rawValue)
