import Foundation

/// How long a connection waits for other connections' locks, and what makes it give up sooner.
///
/// Use it on the thread of the connection.
final class LockPatience {
  static let usual = 5.0

  /// Seconds; infinity waits until `isCancelled`.
  var limit = LockPatience.usual
  /// Checked some twenty times a second while waiting.
  var isCancelled: (() -> Bool)?
  /// Called when a wait begins.
  var onWait: (() -> Void)?
  private var began = DispatchTime.now()

  /// Waits a little, longer after several attempts.
  /// - Parameter attempt: counts from 0 for each lock.
  /// - Returns: whether to try again.
  func shouldRetry(attempt: Int32) -> Bool {
    if attempt == 0 {
      began = .now()
      if limit > 0 { onWait?() }
    }
    let waited = Double(DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds) / 1e9
    guard waited < limit, isCancelled?() != true else { return false }
    usleep(UInt32(min(1 << min(attempt, 6), 50)) * 1_000)
    return true
  }

  /// Runs `body` with another patience.
  func during<Result>(
    limit: Double, isCancelled: (() -> Bool)? = nil, onWait: (() -> Void)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = (self.limit, self.isCancelled, self.onWait)
    (self.limit, self.isCancelled, self.onWait) = (limit, isCancelled, onWait)
    defer { (self.limit, self.isCancelled, self.onWait) = before }
    return try body()
  }
}
