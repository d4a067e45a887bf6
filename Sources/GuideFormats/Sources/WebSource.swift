import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The body of a `http:` or `https:` address, streamed: at most a few megabytes wait in memory. What a reader that is
/// slower than the network leaves waiting goes to an unnamed temporary file: suspending a task would be the obvious way, but on Linux
/// Foundation starts the download over when it resumes (measured: 200 MB arrived as 632).
public final class WebSource: ByteSource {
  public let name: String
  private let receiver: Receiver
  private let session: URLSession
  private var current = Data()
  private var position = 0
  private var received: Int64 = 0

  /// Starts the download and waits for the answer's header; redirects are followed, a limited number of times and to the web only.
  /// - Parameter timeout: seconds without any byte after which the server counts as dead.
  /// - Throws: `FeedError` of kind `http`, `timeout` or `network`.
  public init(url: URL, timeout: TimeInterval = 30) throws {
    name = FeedLocation.withoutCredentials(url.absoluteString)
    receiver = Receiver(name: name, timeout: timeout)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.urlCache = nil
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: queue)
    var request = URLRequest(url: url)
    request.setValue("lineup", forHTTPHeaderField: "User-Agent")
    request.setValue("application/xml, text/xml, application/gzip, */*", forHTTPHeaderField: "Accept")
    let task = session.dataTask(with: request)
    receiver.start(task)
    do {
      try receiver.waitForResponse()
    } catch {
      session.invalidateAndCancel()
      throw error
    }
  }

  deinit { session.invalidateAndCancel() }

  public var expectedLength: Int64? { receiver.expectedLength }
  public var bytesRead: Int64 { received }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while position == current.count {
      guard let next = try receiver.next() else { return 0 }
      (current, position) = (next, 0)
    }
    let count = min(buffer.count, current.count - position)
    let start = current.startIndex + position
    current.copyBytes(to: buffer, from: start..<start + count)
    position += count
    received += Int64(count)
    return count
  }

  /// Takes what the session delivers on its queue and hands it to the reading thread. All state is guarded by `lock`.
  private final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Bytes that wait in memory; more goes to the file.
    private static let highWater = 4 << 20

    private static let mostRedirects = 10

    private let name: String
    private let timeout: TimeInterval
    private let lock = NSCondition()
    private var task: URLSessionDataTask?
    private var chunks: [Data] = []
    private var first = 0
    private var waiting = 0
    /// The temporary file, and how much of it is written and read.
    private var spool: FileHandle?
    private var spoolWritten: UInt64 = 0
    private var spoolRead: UInt64 = 0
    private var isDone = false
    private var response: URLResponse?
    private var redirects = 0
    private var failure: FeedError?

    init(name: String, timeout: TimeInterval) {
      self.name = name
      self.timeout = timeout
    }

    var expectedLength: Int64? {
      lock.lock()
      defer { lock.unlock() }
      guard let length = response?.expectedContentLength, length > 0 else { return nil }
      return length
    }

    func start(_ task: URLSessionDataTask) {
      lock.lock()
      self.task = task
      lock.unlock()
      task.resume()
    }

    func waitForResponse() throws {
      lock.lock()
      defer { lock.unlock() }
      let deadline = Date(timeIntervalSinceNow: timeout)
      while response == nil && !isDone {
        if !lock.wait(until: deadline) { throw silence() }
      }
      if let failure { throw failure }
    }

    /// The next piece; `nil` at the end.
    func next() throws -> Data? {
      lock.lock()
      defer { lock.unlock() }
      let deadline = Date(timeIntervalSinceNow: timeout)
      while first == chunks.count && spoolRead == spoolWritten && !isDone {
        if !lock.wait(until: deadline) { throw silence() }
      }
      if first == chunks.count && spoolRead < spoolWritten { return try readSpool() }
      guard first < chunks.count else {
        if let failure { throw failure }
        return nil
      }
      let chunk = chunks[first]
      chunks[first] = Data()
      first += 1
      if first == chunks.count { (chunks, first) = ([], 0) }
      waiting -= chunk.count
      return chunk
    }

    /// Keeps what does not fit in memory; `lock` is held.
    private func writeSpool(_ data: Data) throws {
      if spool == nil {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-\(UUID().uuidString)").path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
          throw CocoaError(.fileWriteUnknown)
        }
        spool = FileHandle(forUpdatingAtPath: path)
        // Nobody else needs its name, and nothing is left behind whatever happens.
        try FileManager.default.removeItem(atPath: path)
      }
      try spool?.seek(toOffset: spoolWritten)
      try spool?.write(contentsOf: data)
      spoolWritten += UInt64(data.count)
    }

    private func readSpool() throws -> Data {
      do {
        try spool?.seek(toOffset: spoolRead)
        let count = Int(min(spoolWritten - spoolRead, 1 << 20))
        guard let data = try spool?.read(upToCount: count), !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
        spoolRead += UInt64(data.count)
        if spoolRead == spoolWritten {
          try spool?.truncate(atOffset: 0)
          (spoolRead, spoolWritten) = (0, 0)
        }
        return data
      } catch {
        throw FeedError(.unreadable, "the temporary file cannot be read: \(error.localizedDescription)", source: name)
      }
    }

    private func silence() -> FeedError {
      FeedError(
        .timeout, "the server sent nothing for \(Int(timeout)) seconds", source: name,
        advice: "Try again later, or check the address.")
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      lock.lock()
      self.response = response
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      if status != 200, failure == nil {
        failure = FeedError(
          .http(status: status), "the server answered \(status) \(Self.reason(status))", source: name,
          advice: Self.advice(status))
      }
      if failure != nil { isDone = true }
      lock.broadcast()
      lock.unlock()
      completionHandler(status == 200 ? .allow : .cancel)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      lock.lock()
      redirects += 1
      // Foundation on Linux makes a web address of `file:///…`: what the server said decides.
      let said = response.value(forHTTPHeaderField: "Location").flatMap { URL(string: $0)?.scheme }
      let scheme = (said ?? request.url?.scheme)?.lowercased() ?? ""
      if scheme != "http", scheme != "https" {
        failure = FeedError(
          .network, "the server redirects to something that is not on the web (\(scheme.isEmpty ? "?" : scheme):)",
          source: name, advice: "Do not trust it; check the address.")
      } else if redirects > Self.mostRedirects {
        failure = FeedError(
          .network, "the server redirects more than \(Self.mostRedirects) times", source: name,
          advice: "Open the address in a browser and use the one it ends at.")
      }
      let isRefused = failure != nil
      if isRefused { isDone = true }
      lock.broadcast()
      lock.unlock()
      // A refusal ends in the session's cancellation. Telling Foundation, too, stops the process when the cancellation comes first.
      if !isRefused { completionHandler(request) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      lock.lock()
      if !isDone {
        if waiting > Self.highWater || spoolRead < spoolWritten {
          do {
            try writeSpool(data)
          } catch {
            failure = FeedError(
              .unreadable, "the temporary folder cannot be written: \(error.localizedDescription)", source: name,
              advice: "Make room in \(FileManager.default.temporaryDirectory.path).")
            isDone = true
            dataTask.cancel()
          }
        } else {
          chunks.append(data)
          waiting += data.count
        }
      }
      lock.broadcast()
      lock.unlock()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      lock.lock()
      isDone = true
      if let error, failure == nil {
        let isSilence = (error as? URLError)?.code == .timedOut
        failure =
          isSilence
          ? silence()
          : FeedError(
            .network, "the download failed: \(error.localizedDescription)", source: name,
            advice: "Check the address and the network, then try again.")
      }
      lock.broadcast()
      lock.unlock()
    }

    private static func reason(_ status: Int) -> String {
      HTTPURLResponse.localizedString(forStatusCode: status)
    }

    private static func advice(_ status: Int) -> String {
      switch status {
      case 401, 403: "Check user name, password and whether the account is still valid."
      case 404, 410: "Check the address; the guide may have moved."
      case 429: "The server is asked too often; try again later."
      case 500...: "The server has a problem; try again later."
      default: "Check the address."
      }
    }
  }
}
