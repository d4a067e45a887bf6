import Foundation

/// Starts players without a shell, in a session of their own, with empty standard input, and without any of this
/// program's files.
public enum Player {
  /// Starts a player and returns when it runs. It keeps running when this program ends. If it ends first, a thread of
  /// its own waits for it, so that no zombie is left.
  /// - Parameter ended: called with the exit code, or 128 plus the signal, on that thread.
  /// - Throws: `WatchError.cannotStart` if it cannot be started.
  public static func start(
    _ command: PlayerCommand, ended: (@Sendable (Int32) -> Void)? = nil
  ) throws(WatchError) {
    let program = command.arguments.first ?? ""
    let name = program.split(separator: "/").last.map(String.init) ?? program
    let code = spawn(command.arguments)
    guard case .success(let process) = code else {
      guard case .failure(let failure) = code else { return }
      throw .cannotStart(player: name, reason: String(cString: strerror(failure.code)))
    }
    let thread = Thread {
      var status: Int32 = 0
      var found: pid_t
      repeat { found = waitpid(process, &status, 0) } while found < 0 && errno == EINTR
      let signal = status & 0x7F
      ended?(found == process ? (signal == 0 ? status >> 8 & 0xFF : 128 + signal) : 0)
    }
    thread.stackSize = 64 << 10
    thread.name = "player"
    thread.start()
  }

  private struct Failure: Error {
    var code: Int32
  }

  private static func spawn(_ arguments: [String]) -> Result<pid_t, Failure> {
    // An argument would end at a NUL and differ from what was checked, so none may contain one.
    guard let program = arguments.first, !arguments.contains(where: { $0.utf8.contains(0) }) else {
      return .failure(Failure(code: EINVAL))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Nearly all are closed on exec; a library may have one that is not. Closing a closed descriptor does no harm.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let descriptor = Int32(name), descriptor > 2 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // 0x80 is the C library's POSIX_SPAWN_SETSID.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | 0x80)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, environ)
    return code == 0 ? .success(process) : .failure(Failure(code: code))
  }
}
