import Foundation

/// Checks a transfer against its limits. Instants are seconds of any clock that never goes back.
package struct TransferClock {
  private let limits: HTTPLimits
  /// When the server's time would have begun without any pause.
  private var start: TimeInterval
  private var pausedSince: TimeInterval?
  /// The time of the last byte, in seconds of the server's time.
  private var lastByte: TimeInterval = 0
  private var windowStart: TimeInterval = 0
  private var windowBytes = 0

  /// Starts the clock.
  package init(_ limits: HTTPLimits, now: TimeInterval) {
    self.limits = limits
    start = now
  }

  /// When `expire(at:)` has to be called next; never while paused.
  package var deadline: TimeInterval {
    guard pausedSince == nil else { return .infinity }
    var next = min(lastByte + limits.silence, limits.total)
    if limits.bytesPerSecond > 0 { next = min(next, windowStart + limits.window) }
    return start + next
  }

  /// Counts bytes that have come, or gone.
  package mutating func receive(_ count: Int, at now: TimeInterval) {
    lastByte = (pausedSince ?? now) - start
    windowBytes += count
  }

  /// Stops the clock: during a pause the receiver is slow, not the server.
  package mutating func pause(at now: TimeInterval) { pausedSince = pausedSince ?? now }

  /// Continues after a pause; without one it does nothing.
  package mutating func resume(at now: TimeInterval) {
    guard let since = pausedSince else { return }
    start += now - since
    pausedSince = nil
    // Nothing could come meanwhile.
    lastByte = now - start
  }

  /// Returns the reason to end the transfer; `nil` if it may continue.
  package mutating func expire(at now: TimeInterval) -> TransferLapse? {
    guard pausedSince == nil, now >= deadline else { return nil }
    let time = now - start
    if time >= limits.total { return .tookTooLong(seconds: Int(limits.total)) }
    if time >= lastByte + limits.silence { return .silent }
    if Double(windowBytes) < Double(limits.bytesPerSecond) * limits.window {
      return .tooSlow(bytesPerSecond: limits.bytesPerSecond)
    }
    windowStart = time
    windowBytes = 0
    return nil
  }
}
