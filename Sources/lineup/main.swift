import Foundation

// Writing to a pipe nobody reads, or beyond a file size limit, becomes an error to handle rather than a sudden end.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
Preferences.apply()
exit(Lineup.run(Array(CommandLine.arguments.dropFirst())).rawValue)
