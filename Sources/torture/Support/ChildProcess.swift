import Foundation

/// Another process, of this program or of the guide's.
struct ChildProcess {
  let process: pid_t

  /// Starts this program as a trial's child, with its output discarded.
  init(_ arguments: [String]) throws {
    process = try Self.spawn("/proc/self/exe", ["child"] + arguments, output: nil)
  }

  private static func spawn(_ program: String, _ arguments: [String], output: Int32?) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var values: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for value in values { free(value) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, &values, environ)
    guard code == 0 else { throw Failure("\(program) cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  /// - Returns: its exit code, or minus the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  /// Returns `nil` if it is still running; otherwise `wait` must not be called any more.
  func poll() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Runs a program to its end, within half a minute.
  static func output(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("no pipe") }
    let process = try spawn(program, arguments, output: ends[1])
    close(ends[1])
    let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return (status == 0 ? 0 : status >> 8 & 0xFF | status & 0x7F, String(decoding: data, as: UTF8.self))
  }
}
