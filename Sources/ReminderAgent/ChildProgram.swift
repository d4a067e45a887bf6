import CGIO
import Foundation
import GuideModel
import Reminders

/// A program that the agent starts with arguments, never through a shell, and does not wait for.
public struct ChildProgram: Sendable {
  /// The program and its arguments.
  public var arguments: [String]
  /// Variables added to the agent's environment.
  public var environment: [String: String] = [:]
  /// The bytes for its standard input.
  public var input = Data()

  /// Creates a program from its path and arguments.
  public init(_ arguments: [String]) { self.arguments = arguments }

  /// The command of a recording rule, with the airing in its environment and as JSON on its standard input.
  public init(recording notice: ReminderNotice, address: String) {
    let airing = notice.reminder.airing
    arguments = notice.rule.command
    let fields: [(String, String)] = [
      ("TITLE", airing.title), ("SUBTITLE", airing.subtitle), ("EPISODE", airing.episode),
      ("CHANNEL", airing.channel.name), ("CHANNEL_ID", airing.channel.feedID), ("SOURCE", airing.channel.source),
      ("START", String(airing.start)), ("STOP", String(airing.stop)),
      ("DURATION", String(airing.stop - airing.start)), ("LEAD", String(notice.reminder.lead)),
      ("LATE", notice.reason == .late ? "1" : "0"), ("RULE", String(notice.rule.id)), ("ADDRESS", address),
    ]
    // A zero byte would end the value, and whatever follows must not become a variable of its own.
    for (name, value) in fields { environment["LINEUP_\(name)"] = value.replacingOccurrences(of: "\0", with: "") }
    var object: [String: Any] = [:]
    for (name, value) in fields { object[name.lowercased()] = value }
    for name in ["start", "stop", "duration", "lead", "rule"] {
      object[name] = (object[name] as? String).flatMap { Int64($0) }
    }
    object["late"] = notice.reason == .late
    input = (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])) ?? Data()
  }

  /// Starts the program.
  /// - Parameter onEnd: called on the main loop with the exit status.
  /// - Throws: `CocoaError` or a POSIX error if it cannot be started.
  public func start(onEnd: @escaping (Int32) -> Void = { _ in }) throws {
    guard let program = arguments.first, !program.isEmpty else { throw POSIXError(.ENOENT) }
    let input = try Self.file(holding: input)
    defer { close(input) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Default signal handling, and a process group of its own: a recording outlives the agent.
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
    let values = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = values.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    let box = Unmanaged.passRetained(EndHandler(onEnd))
    g_child_watch_add(
      process,
      { process, status, data in
        g_spawn_close_pid(process)
        guard let data else { return }
        Unmanaged<EndHandler>.fromOpaque(data).takeRetainedValue().call(status)
      }, box.toOpaque())
  }

  private final class EndHandler {
    let call: (Int32) -> Void
    init(_ call: @escaping (Int32) -> Void) { self.call = call }
  }

  /// Returns an unnamed file with these contents, open at its beginning. Unlike a pipe, it never blocks the writer.
  private static func file(holding data: Data) throws -> Int32 {
    var name = Array("\(NSTemporaryDirectory())/lineup-agent-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    unlink(name)
    let written = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == data.count, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      throw POSIXError(.EIO)
    }
    return file
  }
}
