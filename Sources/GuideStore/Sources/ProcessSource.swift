import GuideModel

#if os(Linux) || os(macOS)
  import Foundation
  import GuideFormats

  /// Reads a program's output as a feed. The program runs at low priority and is ended, with the programs that it
  /// started, when reading stops or its time is up.
  final class ProcessSource: ByteSource {
    let name: String
    let expectedLength: Int64? = nil
    private(set) var bytesRead: Int64 = 0
    private let process = Process()
    private let output = Pipe()
    private let watch: DispatchSourceTimer
    private let isLate = Guarded(false)
    /// The time (of a clock that never jumps) at which the program is ended.
    private let deadline: TimeInterval
    private let advice: String

    /// Starts a program.
    /// - Parameter deadline: seconds after which it is ended.
    /// - Throws: `FeedError` if it cannot be started.
    init(path: String, arguments: [String], name: String, deadline: TimeInterval, advice: String = "") throws {
      self.name = name
      self.advice = advice
      self.deadline = ProcessInfo.processInfo.systemUptime + deadline
      let nice = ["/usr/bin/nice", "/bin/nice"].first { FileManager.default.isExecutableFile(atPath: $0) }
      process.executableURL = URL(fileURLWithPath: nice ?? path)
      process.arguments = nice == nil ? arguments : ["-n", "10", path] + arguments
      process.standardOutput = output
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      watch = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
      do {
        try process.run()
      } catch {
        watch.resume()
        throw FeedError(.unreadable, localized("cannot be started: \(error.localizedDescription)"), source: name)
      }
      let identifier = process.processIdentifier
      watch.schedule(deadline: .now() + deadline)
      watch.setEventHandler { [isLate] in
        isLate.withLock { $0 = true }
        Self.end(identifier)
      }
      watch.resume()
    }

    deinit {
      watch.cancel()
      if process.isRunning { Self.end(process.processIdentifier) }
    }

    /// Ends a program that `Process` started as the leader of a group, and those that it started.
    private static func end(_ identifier: pid_t) {
      if kill(-identifier, SIGKILL) != 0 { kill(identifier, SIGKILL) }
    }

    /// Waits until there is something to read, or the time is up: a program outside the group may keep the pipe open.
    private func waitForOutput() {
      while !isLate.withLock({ $0 }) {
        let left = deadline - ProcessInfo.processInfo.systemUptime
        guard left > 0 else {
          isLate.withLock { $0 = true }
          Self.end(process.processIdentifier)
          return
        }
        var wanted = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        if poll(&wanted, 1, Int32(min(left + 0.01, 60) * 1000)) > 0 { return }
      }
    }

    /// Waits until the program has ended, or its time is up. `Process` may not notice the end while a program that it
    /// left behind runs.
    private func waitForEnd() {
      var ended: TimeInterval?
      while process.isRunning, !isLate.withLock({ $0 }) {
        let now = ProcessInfo.processInfo.systemUptime
        if let ended, now > ended + Self.patience { return }
        if now > deadline {
          isLate.withLock { $0 = true }
          return Self.end(process.processIdentifier)
        }
        var info = siginfo_t()
        // Leaves the status for `Process`.
        let isKnown = waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
        if ended == nil, isKnown, info.si_signo == SIGCHLD { ended = now }
        usleep(5_000)
      }
    }

    /// Seconds that `Process` has to notice an end.
    private static let patience: TimeInterval = 1

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
      guard let base = buffer.baseAddress else { return 0 }
      while true {
        waitForOutput()
        if isLate.withLock({ $0 }) { break }
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, base, buffer.count)
        if count > 0 {
          bytesRead += Int64(count)
          return count
        }
        if count < 0, errno == EINTR { continue }
        break
      }
      waitForEnd()
      watch.cancel()
      if isLate.withLock({ $0 }) {
        throw FeedError(
          .timeout, localized("took too long and was stopped"), source: name, advice: localized("Run it in a terminal.")
        )
      }
      // Its status is not known if a program that it left behind keeps `Process` waiting.
      guard process.isRunning || process.terminationStatus == 0, process.isRunning || process.terminationReason == .exit
      else {
        throw FeedError(
          .unreadable, localized("failed with exit status \(process.terminationStatus)"), source: name,
          advice: advice.isEmpty ? localized("Run it in a terminal to see why.") : advice)
      }
      return 0
    }

    /// Reads all output, up to the limit.
    func readText(limit: Int) throws -> String {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while bytes.count < limit {
        let count = try buffer.withUnsafeMutableBytes { try read(into: $0) }
        if count == 0 { break }
        bytes += buffer[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
