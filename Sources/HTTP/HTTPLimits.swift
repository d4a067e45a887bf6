import Foundation

/// How slow a server may be before its answer is given up.
///
/// Only the server's own time counts: while a receiver pauses, every clock here stands still.
public struct HTTPLimits: Sendable, Equatable {
  /// Seconds without any byte, from the first attempt to connect on.
  public var silence: TimeInterval
  /// Bytes a second that have to come on average over each `window`; 0 for any.
  public var bytesPerSecond: Int
  /// Seconds over which the rate is averaged.
  public var window: TimeInterval
  /// Seconds for the whole answer, redirects included.
  public var total: TimeInterval

  /// Makes limits that suit a feed.
  ///
  /// A server that drips, a byte at a time, is given up after 45 seconds; the slowest mobile line in use delivers ten
  /// times 1 KiB a second. Three hours are what 1 GB takes at 0.8 Mbit/s.
  public init(
    silence: TimeInterval = 30, bytesPerSecond: Int = 1024, window: TimeInterval = 45, total: TimeInterval = 3 * 3600
  ) {
    self.silence = silence
    self.bytesPerSecond = bytesPerSecond
    self.window = window
    self.total = total
  }

  /// For pictures of a few kilobytes that a person is waiting to see: 15 seconds of silence, 1 KiB a second over 10, a
  /// minute in all.
  public static let picture = HTTPLimits(silence: 15, window: 10, total: 60)
}
