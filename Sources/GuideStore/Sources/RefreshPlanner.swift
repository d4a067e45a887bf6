/// Decides when sources are refreshed: pure, with the clock given.
///
/// Refreshes of many guides are spread over a tenth of their interval, differently for each name and time, so that a
/// server's users do not come all at once. After a failure it is tried again in five minutes, then in twice the time
/// each, at most in a day. A time that was slept through is made up for at once. A source that was attempted in what is
/// now the far future, since the clock was set back, is due at once, too: it would be left alone until then.
public enum RefreshPlanner {
  /// The refresh state of a source.
  public struct State: Hashable, Sendable {
    /// The source's name, which also spreads refreshes over time.
    public var name: String
    /// Seconds between refreshes; 0 for by hand only.
    public var interval: Int64
    /// UTC seconds of the last success and attempt; `nil` for never.
    public var refreshed: Int64?
    /// UTC seconds of the last attempt, whatever came of it; `nil` for never.
    public var attempted: Int64?
    /// Failures in a row.
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

  /// When a source is to be refreshed, UTC seconds; `nil` for never by itself.
  public static func next(_ state: State, now: Int64) -> Int64? {
    guard state.interval > 0 else { return nil }
    guard let attempted = state.attempted ?? state.refreshed else { return now }
    var wait = state.interval
    if state.failures > 0 {
      let doublings = min(state.failures - 1, 16)
      wait = min(firstRetry << Int64(doublings), longestRetry, max(state.interval, firstRetry))
    }
    // Clocks are put right by moments all the time.
    guard attempted - now <= wait else { return now }
    return attempted + wait + spread(state.name, attempted, over: wait / 10)
  }

  /// The sources to refresh now, those first that have waited longest.
  /// - Parameter isMetered: whether the network costs by the byte: nothing is refreshed by itself then.
  public static func due(_ states: [State], now: Int64, isMetered: Bool) -> [String] {
    guard !isMetered else { return [] }
    return states.compactMap { state in next(state, now: now).map { (state.name, $0) } }
      .filter { $0.1 <= now }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// When something is due next, UTC seconds; `nil` where nothing ever is.
  public static func nextInstant(_ states: [State], now: Int64) -> Int64? {
    states.compactMap { next($0, now: now) }.min()
  }

  /// 0 up to `seconds`, the same for the same name and time (FNV-1a).
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
