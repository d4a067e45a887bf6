import Foundation

/// How slow the other end of a transfer may be before it is given up: a server that answers, or a client that sends a
/// file.
///
/// Only its own time counts: while a receiver pauses, all these clocks stand still.
public struct HTTPLimits: Sendable, Equatable {
  /// Seconds without any byte, from the first attempt to connect.
  public var silence: TimeInterval
  /// The least rate in bytes a second, on average over each `window`; 0 for any.
  public var bytesPerSecond: Int
  /// Seconds over which the rate is averaged.
  public var window: TimeInterval
  /// Seconds for the whole transfer, including redirects.
  public var total: TimeInterval

  /// Creates limits for feeds, and for files that are uploaded.
  ///
  /// A server that sends a byte at a time is given up after 45 seconds; the slowest mobile connection in use delivers
  /// ten times 1 KiB a second. In three hours 1 GB arrives at 0.8 Mbit/s.
  public init(
    silence: TimeInterval = 30, bytesPerSecond: Int = 1024, window: TimeInterval = 45, total: TimeInterval = 3 * 3600
  ) {
    self.silence = silence
    self.bytesPerSecond = bytesPerSecond
    self.window = window
    self.total = total
  }

  /// The limits for pictures of a few kilobytes that the user is waiting to see: 15 seconds of silence, 1 KiB a second
  /// over 10 seconds, a minute in all.
  public static let picture = HTTPLimits(silence: 15, window: 10, total: 60)
}
