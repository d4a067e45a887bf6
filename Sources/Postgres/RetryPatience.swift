import Foundation

/// How often an operation that failed for a temporary reason is repeated: after pauses that double, so that clients
/// that fail together do not return together, and never for longer than a limit.
package struct RetryPatience: Sendable {
  /// The number of attempts in all.
  var attempts: Int
  /// Seconds before the second attempt; each further pause is twice as long.
  var firstPause: Double
  /// The greatest pause in seconds.
  var longestPause: Double
  /// Waits for this many seconds, or throws to give up.
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

  /// For operations that must survive a failover to a standby: about half a minute.
  package static let failover = RetryPatience(attempts: 20)

  /// Runs `body` until it succeeds, fails for a permanent reason, or the attempts are used up.
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
