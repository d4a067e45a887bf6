import Foundation

/// When a failed request is repeated, and after how long.
public struct RetryPolicy: Sendable {
  /// The number of attempts in all.
  public var tries: Int
  /// Seconds before the second attempt; each further wait is twice as long, up to `longestDelay`.
  public var firstDelay: TimeInterval
  /// The longest wait between two attempts, in seconds.
  public var longestDelay: TimeInterval
  /// The longest wait, in seconds, that a server's `Retry-After` may impose; a longer one is reported as an error.
  public var longestRetryAfter: TimeInterval
  /// Returns a factor for each wait, so that many clients do not come back at once.
  public var jitter: @Sendable () -> Double

  /// Creates a policy. Delays are in seconds; `jitter` returns the factor for each wait.
  public init(
    tries: Int = 4, firstDelay: TimeInterval = 0.5, longestDelay: TimeInterval = 8,
    longestRetryAfter: TimeInterval = 30,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0.75...1.25) }
  ) {
    self.tries = tries
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.longestRetryAfter = longestRetryAfter
    self.jitter = jitter
  }

  /// A policy without retries.
  public static var never: RetryPolicy { RetryPolicy(tries: 1) }

  /// Returns the seconds to wait after `tries` attempts; `nil` if another attempt is pointless.
  public func delay(after failure: HTTPError, tries: Int) -> TimeInterval? {
    guard tries < self.tries else { return nil }
    let backOff = min(firstDelay * pow(2, Double(tries - 1)), longestDelay) * jitter()
    switch failure {
    case .busy(_, let retryAfter?): return retryAfter <= longestRetryAfter ? retryAfter : nil
    case .busy(_, nil), .timedOut, .tooSlow, .broken, .offline: return backOff
    case .status(let status): return (500..<600).contains(status) && status != 501 ? backOff : nil
    case .tooLarge, .notWeb, .refused: return nil
    }
  }

  /// Returns the seconds from `now` in a `Retry-After` header, a number or a date (RFC 9110, 10.2.3); `nil` if it is
  /// neither.
  public static func seconds(ofRetryAfter header: String?, now: Date) -> TimeInterval? {
    guard let text = header?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (48...57).contains($0) }) { return TimeInterval(text) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
  }
}
