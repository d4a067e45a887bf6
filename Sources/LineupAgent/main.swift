import Foundation
import ReminderAgent

// Writing to a pipe without a reader becomes an error to handle.
signal(SIGPIPE, SIG_IGN)
// Whoever starts it may have some blocked; it ends by them.
var signals = sigset_t()
sigemptyset(&signals)
pthread_sigmask(SIG_SETMASK, &signals, nil)
exit(AgentCommand(Array(CommandLine.arguments.dropFirst())).run())
