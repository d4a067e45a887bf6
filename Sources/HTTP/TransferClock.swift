import Foundation

/// Checks a transfer against its limits. Instants are seconds of any clock that never goes back.
struct TransferClock {
  private let limits: HTTPLimits
  /// When the server's time would have begun without any pause.
  private var start: TimeInterval
  private var pausedSince: TimeInterval?
  /// The time of the last byte, in seconds of the server's time.
  private var lastByte: TimeInterval = 0
  private var windowStart: TimeInterval = 0
  private var windowBytes = 0

  init(_ limits: HTTPLimits, now: TimeInterval) {
    self.limits = limits
    start = now
  }

  /// When `expire(at:)` has to be called next; never while paused.
  var deadline: TimeInterval {
    guard pausedSince == nil else { return .infinity }
    var next = min(lastByte + limits.silence, limits.total)
    if limits.bytesPerSecond > 0 { next = min(next, windowStart + limits.window) }
    return start + next
  }

  mutating func receive(_ count: Int, at now: TimeInterval) {
    lastByte = (pausedSince ?? now) - start
    windowBytes += count
  }

  /// Stops the clock: during a pause the receiver is slow, not the server.
  mutating func pause(at now: TimeInterval) { pausedSince = pausedSince ?? now }

  mutating func resume(at now: TimeInterval) {
    guard let since = pausedSince else { return }
    start += now - since
    pausedSince = nil
    // Nothing could come meanwhile.
    lastByte = now - start
  }

  /// Returns the reason to end the transfer; `nil` if it may continue.
  mutating func expire(at now: TimeInterval) -> HTTPFailure? {
    guard pausedSince == nil, now >= deadline else { return nil }
    let time = now - start
    if time >= limits.total { return .tookTooLong(seconds: Int(limits.total)) }
    if time >= lastByte + limits.silence { return .timedOut }
    if Double(windowBytes) < Double(limits.bytesPerSecond) * limits.window {
      return .tooSlow(bytesPerSecond: limits.bytesPerSecond)
    }
    windowStart = time
    windowBytes = 0
    return nil
  }
}
