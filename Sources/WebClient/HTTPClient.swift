import Foundation

/// Fetches by HTTP: tries again where that can help, waits as servers ask, and reads no more than it should.
public struct HTTPClient: Sendable {
  /// Waits for a number of seconds; throws when the task is cancelled.
  public typealias Sleep = @Sendable (TimeInterval) async throws -> Void

  public var retry: RetryPolicy
  /// A body beyond this many bytes is an error.
  public var maximumBytes: Int
  private let transport: HTTPTransport
  private let sleep: Sleep

  /// - Parameters:
  ///   - timeout: seconds without a byte after which a request fails.
  ///   - userAgent: who asks; MusicBrainz, for one, turns away clients that do not say.
  ///   - sleep: how to wait between tries.
  public init(
    retry: RetryPolicy = RetryPolicy(), maximumBytes: Int = 16 << 20, timeout: TimeInterval = 20,
    userAgent: String = "LineupExamples/1.0 (https://example.org/lineup)",
    sleep: @escaping Sleep = { try await Task.sleep(nanoseconds: UInt64(max(0, $0) * 1e9)) }
  ) {
    self.retry = retry
    self.maximumBytes = maximumBytes
    self.sleep = sleep
    transport = HTTPTransport(timeout: timeout, userAgent: userAgent)
  }

  /// The body of a successful answer.
  ///
  /// - Throws: `HTTPError` once trying again is of no use, `CancellationError` when the task was cancelled.
  public func data(from url: URL, headers: [String: String] = [:]) async throws -> Data {
    var tries = 0
    while true {
      try Task.checkCancellation()
      tries += 1
      let failure: HTTPError
      do {
        return try await attempt(url, headers)
      } catch let error as HTTPError {
        failure = error
      }
      guard let delay = retry.delay(after: failure, tries: tries) else { throw failure }
      try await sleep(delay)
    }
  }

  private func attempt(_ url: URL, _ headers: [String: String]) async throws -> Data {
    guard url.scheme == "http" || url.scheme == "https", url.host != nil else { throw HTTPError.notWeb(url) }
    let (data, head) = try await transport.load(url, headers: headers, limit: maximumBytes)
    switch head.status {
    case 200..<300: return data
    case 429, 503:
      let wait = RetryPolicy.seconds(ofRetryAfter: head.headers["retry-after"], now: Date())
      throw HTTPError.busy(status: head.status, retryAfter: wait)
    default: throw HTTPError.status(head.status)
    }
  }
}
