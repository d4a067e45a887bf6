/// A feed of a guide, and its state.
public struct GuideSource: Hashable, Sendable, Identifiable {
  /// The kind of feed that a source is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case guide, playlist, grabber, demo
  }

  /// Its name: unique, stable across refreshes, and safe to show (no credentials).
  public var name: String
  /// The kind of feed, which decides how it is refreshed.
  public var kind: Kind
  /// The address without credentials; empty for a demo.
  public var address: String
  /// The instant of the last successful import, UTC seconds; `nil` before the first.
  public var refreshed: Int64?
  /// The instant of the last attempt, UTC seconds.
  public var attempted: Int64?
  /// The reason why the last attempt failed; `nil` if it did not.
  public var failure: String?
  /// The number of the guide's channels that come from it.
  public var channels: Int
  /// The number of the guide's airings that come from it.
  public var airings: Int
  /// The latest stop of its airings, UTC seconds; `nil` without airings.
  public var ends: Int64?
  /// Seconds between refreshes; 0 to refresh by hand only.
  public var interval: Int64
  /// The instant of the next refresh, UTC seconds; `nil` if there is no automatic one.
  public var nextRefresh: Int64?
  /// The priority: if several sources have a channel, the lowest number wins.
  public var priority: Int
  /// Seconds added to its times.
  public var shift: Int64

  public var id: String { name }

  /// Creates a source. All instants are in UTC seconds since 1970; `interval` and `shift` are in seconds.
  public init(
    name: String, kind: Kind = .guide, address: String = "", refreshed: Int64? = nil, attempted: Int64? = nil,
    failure: String? = nil, channels: Int = 0, airings: Int = 0, ends: Int64? = nil, interval: Int64 = 0,
    nextRefresh: Int64? = nil, priority: Int = 0, shift: Int64 = 0
  ) {
    self.name = name
    self.kind = kind
    self.address = address
    self.refreshed = refreshed
    self.attempted = attempted
    self.failure = failure
    self.channels = channels
    self.airings = airings
    self.ends = ends
    self.interval = interval
    self.nextRefresh = nextRefresh
    self.priority = priority
    self.shift = shift
  }
}
