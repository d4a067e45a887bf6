/// The limit that a transfer has exceeded.
package enum TransferLapse: Equatable, Sendable {
  /// No byte came for `HTTPLimits.silence` seconds.
  case silent
  /// Fewer bytes a second came, on average over `HTTPLimits.window`, than the least rate.
  case tooSlow(bytesPerSecond: Int)
  /// The transfer has not ended after `HTTPLimits.total` seconds.
  case tookTooLong(seconds: Int)
}
