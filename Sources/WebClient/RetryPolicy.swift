import Foundation

/// When a failed request is tried again, and how long to wait before.
public struct RetryPolicy: Sendable {
  /// Tries altogether.
  public var tries: Int
  /// Seconds before the second try; each further wait is twice as long, up to `longestDelay`.
  public var firstDelay: TimeInterval
  /// The longest wait between two tries, in seconds.
  public var longestDelay: TimeInterval
  /// The longest wait, in seconds, that a server's `Retry-After` may impose; a longer one is reported as an error.
  public var longestRetryAfter: TimeInterval
  /// A factor for each wait, so that many clients do not come back at once.
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

  /// Tries once.
  public static var never: RetryPolicy { RetryPolicy(tries: 1) }

  /// Seconds to wait before trying again after `tries` tries; nil when another try is pointless.
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

  /// The seconds from `now` that a `Retry-After` header names, as a number or as a date (RFC 9110, 10.2.3); nil if it
  /// is neither.
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
