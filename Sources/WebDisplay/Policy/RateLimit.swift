/// Limits events to a rate and a burst (a token bucket).
package struct RateLimit: Sendable {
  private let perSecond: Double
  private let burst: Double
  private var left: Double
  private var last: UInt64?

  package init(perSecond: Int, burst: Int) {
    self.perSecond = Double(perSecond)
    self.burst = Double(burst)
    left = Double(burst)
  }

  /// Counts one event.
  ///
  /// - Parameter now: nanoseconds of a clock that does not go back.
  /// - Returns: `false` if it exceeds the limit.
  package mutating func allows(at now: UInt64) -> Bool {
    if let last, now > last { left = min(burst, left + Double(now - last) * 1e-9 * perSecond) }
    last = max(now, last ?? now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
