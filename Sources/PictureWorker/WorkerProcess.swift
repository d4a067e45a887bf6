import CSandbox
import Foundation

/// A running worker: its process and the socket to it. Use it on one thread, which has to outlive it.
final class WorkerProcess {
  let identifier: pid_t
  private let socket: Int32
  private var isReaped = false

  /// Starts a worker with a minimal environment, no descriptor but the socket, and no signals ignored or blocked.
  /// - Returns: `nil` if the system starts no process.
  init?(executable: String) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    guard fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0, let identifier = Self.spawn(executable, socket: ends[1]) else {
      close(ends[0])
      return nil
    }
    socket = ends[0]
    self.identifier = identifier
  }

  deinit {
    close(socket)
    guard !isReaped else { return }
    kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
  }

  private static func spawn(_ executable: String, socket: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    guard posix_spawn_file_actions_adddup2(&actions, socket, 0) == 0,
      posix_spawn_file_actions_adddup2(&actions, socket, 1) == 0,
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) == 0,
      posix_spawn_file_actions_addclosefrom_np(&actions, 3) == 0,
      posix_spawn_file_actions_addchdir_np(&actions, "/") == 0,
      posix_spawnattr_setsigdefault(&attributes, &all) == 0, posix_spawnattr_setsigmask(&attributes, &none) == 0,
      posix_spawnattr_setpgroup(&attributes, 0) == 0,
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)) == 0
    else { return nil }
    var identifier: pid_t = 0
    let status = withCStrings([executable, PictureWorker.argument]) { arguments in
      withCStrings(environment) { posix_spawn(&identifier, executable, &actions, &attributes, arguments, $0) }
    }
    return status == 0 ? identifier : nil
  }

  /// The variables with which the loaders are found, and nothing else of the parent's environment.
  private static var environment: [String] {
    let kept = ["GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "XDG_DATA_DIRS", "LD_LIBRARY_PATH"]
    let own = ProcessInfo.processInfo.environment
    // One memory pool for all threads: with limited address space, each further one would waste 64 MB of it.
    return kept.compactMap { name in own[name].map { "\(name)=\($0)" } } + ["LC_ALL=C.UTF-8", "MALLOC_ARENA_MAX=1"]
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Whether the process is gone: killed, or out of memory.
  func hasEnded() -> Bool {
    if !isReaped, waitpid(identifier, nil, WNOHANG) != 0 { isReaped = true }
    return isReaped
  }

  // MARK: - Talking

  enum Outcome {
    case picture(PicturePixels)
    case nothing
    /// The process was too slow, has ended, or gave an invalid answer: it cannot be used any more.
    case broken
  }

  func exchange(_ request: PictureRequest, _ file: Data, until deadline: TimeInterval) -> Outcome {
    guard send(Data(request.head), until: deadline), send(file, until: deadline),
      let head = receive(PicturePixels.headLength, until: deadline).map({ [UInt8]($0) })
    else { return .broken }
    if head == PicturePixels.nothing { return .nothing }
    guard let size = PicturePixels.size(head: head, for: request),
      let bytes = receive(size.width * size.height * 4, until: deadline)
    else { return .broken }
    return .picture(PicturePixels(width: size.width, height: size.height, bytes: bytes))
  }

  /// - Returns: whether everything was sent before the deadline.
  func send(_ bytes: Data, until deadline: TimeInterval) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if count == 0 || !(errno == EINTR || errno == EAGAIN && wait(Int16(POLLOUT), until: deadline)) {
        return false
      }
    }
    return true
  }

  /// - Returns: exactly this many bytes; `nil` if they have not arrived by the deadline, or never will.
  func receive(_ count: Int, until deadline: TimeInterval) -> Data? {
    var bytes = Data(count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { recv(socket, $0.baseAddress.map { $0 + filled }, count - filled, 0) }
      if got > 0 {
        filled += got
      } else if got == 0 || !(errno == EINTR || errno == EAGAIN && wait(Int16(POLLIN), until: deadline)) {
        return nil
      }
    }
    return bytes
  }

  private func wait(_ events: Int16, until deadline: TimeInterval) -> Bool {
    while true {
      let left = deadline - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      var entry = pollfd(fd: socket, events: events, revents: 0)
      let ready = poll(&entry, 1, Int32(min(left, 60) * 1000) + 1)
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }
}
