/// Decides when sources are refreshed. It is pure, with the clock as a parameter.
///
/// Refreshes of many guides are spread over a tenth of their interval, differently for each name and time, so that a
/// server's users do not all come at once. After a failure the next attempt is in five minutes, then after twice the
/// time each, at most a day. A refresh that was missed during suspend is due at once. So is a source whose last attempt
/// is now far in the future, because the clock was set back: otherwise it would be left alone until then.
public enum RefreshPlanner {
  /// The refresh state of a source.
  public struct State: Hashable, Sendable {
    /// The source's name, by which refreshes are also spread over time.
    public var name: String
    /// Seconds between refreshes; 0 to refresh by hand only.
    public var interval: Int64
    /// The last success, UTC seconds; `nil` for never.
    public var refreshed: Int64?
    /// The last attempt, successful or not, UTC seconds; `nil` for never.
    public var attempted: Int64?
    /// The number of failures in a row.
    public var failures: Int

    /// Creates a state. `interval` is in seconds, `refreshed` and `attempted` are in UTC seconds.
    public init(name: String, interval: Int64, refreshed: Int64?, attempted: Int64?, failures: Int = 0) {
      self.name = name
      self.interval = interval
      self.refreshed = refreshed
      self.attempted = attempted
      self.failures = failures
    }
  }

  static let firstRetry: Int64 = 300
  static let longestRetry: Int64 = 86_400

  /// Returns the instant of the next refresh, UTC seconds; `nil` if there is no automatic one.
  public static func next(_ state: State, now: Int64) -> Int64? {
    guard state.interval > 0 else { return nil }
    guard let attempted = state.attempted ?? state.refreshed else { return now }
    var wait = state.interval
    if state.failures > 0 {
      let doublings = min(state.failures - 1, 16)
      wait = min(firstRetry << Int64(doublings), longestRetry, max(state.interval, firstRetry))
    }
    // Clocks are constantly adjusted by small amounts.
    guard attempted - now <= wait else { return now }
    return attempted + wait + spread(state.name, attempted, over: wait / 10)
  }

  /// Returns the sources to refresh now, those that have waited longest first.
  /// - Parameter isMetered: whether the network charges by the byte, in which case nothing is refreshed automatically.
  public static func due(_ states: [State], now: Int64, isMetered: Bool) -> [String] {
    guard !isMetered else { return [] }
    return states.compactMap { state in next(state, now: now).map { (state.name, $0) } }
      .filter { $0.1 <= now }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// Returns the instant at which the next source is due, UTC seconds; `nil` if none ever is.
  public static func nextInstant(_ states: [State], now: Int64) -> Int64? {
    states.compactMap { next($0, now: now) }.min()
  }

  /// Returns 0 up to `seconds`, the same for the same name and time (FNV-1a).
  private static func spread(_ name: String, _ time: Int64, over seconds: Int64) -> Int64 {
    guard seconds > 0 else { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for shift in stride(from: 0, to: 64, by: 8) {
      hash = (hash ^ UInt64(truncatingIfNeeded: time >> Int64(shift) & 0xFF)) &* 0x100_0000_01B3
    }
    return Int64(hash % UInt64(seconds + 1))
  }
}
