import Foundation
import ReminderAgent

// Writing to a pipe without a reader then fails with an error instead of ending the program.
signal(SIGPIPE, SIG_IGN)
// The parent may have blocked some of these signals; the agent ends by them.
var signals = sigset_t()
sigemptyset(&signals)
pthread_sigmask(SIG_SETMASK, &signals, nil)
exit(AgentCommand(Array(CommandLine.arguments.dropFirst())).run())
