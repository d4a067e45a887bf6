/// A rate limit for each of several names. Bounded: the name used least recently starts again.
package struct RateLimits: Sendable {
  package static let most = 1_000

  private let perSecond: Int
  private let burst: Int
  private var limits: [String: (limit: RateLimit, lastUse: UInt64)] = [:]

  package init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  package var count: Int { limits.count }

  /// Counts one event of a name. O(`most`) if there are too many names, otherwise O(1).
  ///
  /// - Parameter now: nanoseconds of a clock that does not go back.
  /// - Returns: `false` if it exceeds the limit.
  package mutating func allows(_ name: String, at now: UInt64) -> Bool {
    if limits[name] == nil, limits.count >= Self.most,
      let oldest = limits.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
    {
      limits[oldest] = nil
    }
    var limit = limits[name]?.limit ?? RateLimit(perSecond: perSecond, burst: burst)
    defer { limits[name] = (limit, now) }
    return limit.allows(at: now)
  }
}
