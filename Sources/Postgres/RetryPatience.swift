import Foundation

/// How often something that failed for a passing reason is tried again: after pauses that double, so that many who fail
/// together do not come back together, and never for longer than a bound.
package struct RetryPatience: Sendable {
  /// Attempts in all.
  var attempts: Int
  /// Seconds before the second attempt; each further pause is twice as long.
  var firstPause: Double
  /// Seconds of a pause at most.
  var longestPause: Double
  /// Waits so many seconds, or throws to give up.
  var wait: @Sendable (Double) throws -> Void

  package init(
    attempts: Int = 6, firstPause: Double = 0.05, longestPause: Double = 2,
    wait: @escaping @Sendable (Double) throws -> Void = { Thread.sleep(forTimeInterval: $0) }
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.wait = wait
  }

  /// For what must survive that a standby takes the primary's place: about half a minute.
  package static let failover = RetryPatience(attempts: 20)

  /// Runs `body` until it succeeds, fails for a reason that does not pass, or there was an end of patience.
  package func retrying<Result>(_ body: () throws -> Result) throws -> Result {
    var pause = firstPause
    for _ in 1..<max(attempts, 1) {
      do {
        return try body()
      } catch let failure as PostgresFailure where failure.isPassing {
        try wait(Double.random(in: pause / 2...pause))
        pause = min(2 * pause, longestPause)
      }
    }
    return try body()
  }
}
