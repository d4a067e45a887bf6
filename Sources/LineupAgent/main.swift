import Foundation
import ReminderAgent

// Written to by nobody who reads, a pipe becomes an error to handle.
signal(SIGPIPE, SIG_IGN)
// Whoever starts it may have some blocked; it ends by them.
var signals = sigset_t()
sigemptyset(&signals)
pthread_sigmask(SIG_SETMASK, &signals, nil)
exit(AgentCommand(Array(CommandLine.arguments.dropFirst())).run())
