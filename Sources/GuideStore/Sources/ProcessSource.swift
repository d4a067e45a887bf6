import GuideModel

#if os(Linux) || os(macOS)
  import Foundation
  import GuideFormats

  /// Reads a program's output as a feed. The program runs at low priority and is ended when reading stops or its time
  /// is up.
  final class ProcessSource: ByteSource {
    let name: String
    let expectedLength: Int64? = nil
    private(set) var bytesRead: Int64 = 0
    private let process = Process()
    private let output = Pipe()
    private let watch: DispatchSourceTimer
    private let isLate = Guarded(false)
    private let advice: String

    /// Starts a program.
    /// - Parameter deadline: seconds after which it is ended.
    /// - Throws: `FeedError` if it cannot be started.
    init(path: String, arguments: [String], name: String, deadline: TimeInterval, advice: String = "") throws {
      self.name = name
      self.advice = advice
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
        kill(identifier, SIGKILL)
      }
      watch.resume()
    }

    deinit {
      watch.cancel()
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
      guard let base = buffer.baseAddress else { return 0 }
      while true {
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, base, buffer.count)
        if count > 0 {
          bytesRead += Int64(count)
          return count
        }
        if count < 0, errno == EINTR { continue }
        break
      }
      watch.cancel()
      process.waitUntilExit()
      if isLate.withLock({ $0 }) {
        throw FeedError(
          .timeout, localized("took too long and was stopped"), source: name, advice: localized("Run it in a terminal.")
        )
      }
      guard process.terminationStatus == 0, process.terminationReason == .exit else {
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
