/// A feed that a guide is made from, and how it is doing.
public struct GuideSource: Hashable, Sendable, Identifiable {
  /// The kind of feed that a source is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case guide, playlist, grabber, demo
  }

  /// Its name: unique, stable across refreshes, and safe to show (no credentials).
  public var name: String
  /// The kind of feed, which decides how it is refreshed.
  public var kind: Kind
  /// Where it comes from, without credentials; empty for a demo.
  public var address: String
  /// Of the last successful import, UTC seconds; `nil` before the first.
  public var refreshed: Int64?
  /// Of the last attempt, UTC seconds.
  public var attempted: Int64?
  /// Why the last attempt failed; `nil` when it did not.
  public var failure: String?
  /// How many channels of the guide come from it.
  public var channels: Int
  /// How many airings of the guide come from it.
  public var airings: Int
  /// The latest stop of its airings, UTC seconds; `nil` without airings.
  public var ends: Int64?
  /// Seconds between refreshes; 0 refreshes only by hand.
  public var interval: Int64
  /// When it is refreshed next, UTC seconds; `nil` where it never is by itself.
  public var nextRefresh: Int64?
  /// Sources of a lower number win where several have a channel.
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
