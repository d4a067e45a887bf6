import Foundation

/// A source of time: that of the device.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmclock-api).
public final class CMClock: Sendable {
  static let host = CMClock()

  /// The clock of the device.
  public static var hostTimeClock: CMClock { host }
  /// The time since the device started, in nanoseconds.
  public var time: CMTime { CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000) }
}

/// Returns the clock of the device.
public func CMClockGetHostTimeClock() -> CMClock { .host }
/// Returns the time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
