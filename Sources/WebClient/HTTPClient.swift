import Foundation
import HTTP

/// Fetches over HTTP: tries again where that can help, waits as long as servers request, and limits what it reads.
public struct HTTPClient: Sendable {
  /// Waits for a number of seconds; throws when the task is cancelled.
  public typealias Sleep = @Sendable (TimeInterval) async throws -> Void

  /// The policy for retries.
  public var retry: RetryPolicy
  /// The greatest size of a body in bytes; a larger one is an error.
  public var maximumBytes: Int
  private let transport: HTTPTransport
  private let sleep: Sleep

  /// - Parameters:
  ///   - timeout: seconds without a byte after which a request fails.
  ///   - userAgent: the name sent to servers; MusicBrainz, for one, turns away clients without one.
  ///   - sleep: how to wait between tries.
  public init(
    retry: RetryPolicy = RetryPolicy(), maximumBytes: Int = 16 << 20, timeout: TimeInterval = 20,
    userAgent: String = "LineupExamples/1.0 (https://example.org/lineup)", sleep: @escaping Sleep = Self.wait
  ) {
    self.init(
      retry: retry, maximumBytes: maximumBytes, limits: HTTPLimits(silence: timeout), userAgent: userAgent, sleep: sleep
    )
  }

  /// - Parameters:
  ///   - limits: how slow a server may be.
  ///   - userAgent: the name sent to servers.
  ///   - sleep: how to wait between tries.
  public init(
    retry: RetryPolicy = RetryPolicy(), maximumBytes: Int = 16 << 20, limits: HTTPLimits, userAgent: String,
    sleep: @escaping Sleep = Self.wait
  ) {
    self.retry = retry
    self.maximumBytes = maximumBytes
    self.sleep = sleep
    transport = HTTPTransport(limits: limits, userAgent: userAgent)
  }

  /// Waits in real time.
  public static let wait: Sleep = { try await Task.sleep(nanoseconds: UInt64(max(0, $0) * 1e9)) }

  /// Returns the body of a successful answer.
  ///
  /// - Parameter allowsPeer: decides which addresses may be connected to, including those of redirects; `nil` for all.
  /// - Throws: `HTTPError` once retries are pointless, `CancellationError` if the task was cancelled.
  public func data(from url: URL, headers: [String: String] = [:], allowsPeer: HTTPRequest.PeerCheck? = nil)
    async throws -> Data
  {
    var tries = 0
    while true {
      try Task.checkCancellation()
      tries += 1
      let failure: HTTPError
      do {
        return try await attempt(url, headers, allowsPeer)
      } catch let error as HTTPError {
        failure = error
      }
      guard let delay = retry.delay(after: failure, tries: tries) else { throw failure }
      try await sleep(delay)
    }
  }

  private func attempt(
    _ url: URL, _ headers: [String: String], _ allowsPeer: HTTPRequest.PeerCheck?
  ) async throws -> Data {
    guard url.scheme == "http" || url.scheme == "https", url.host != nil else { throw HTTPError.notWeb(url) }
    let (data, head) = try await transport.load(url, headers: headers, limit: maximumBytes, allowsPeer)
    switch head.status {
    case 200..<300: return data
    case 429, 503:
      let wait = RetryPolicy.seconds(ofRetryAfter: head.headers["retry-after"], now: Date())
      throw HTTPError.busy(status: head.status, retryAfter: wait)
    default: throw HTTPError.status(head.status)
    }
  }
}
