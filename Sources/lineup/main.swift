import Foundation
import PictureWorker

// Before anything else: a worker has no use for the rest.
if CommandLine.arguments.dropFirst() == [PictureWorker.argument] { exit(PictureWorker.run()) }
// Writing to a pipe without a reader, or beyond a file size limit, becomes an error to handle rather than a sudden end.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
Preferences.apply()
exit(Lineup.run(Array(CommandLine.arguments.dropFirst())).rawValue)
