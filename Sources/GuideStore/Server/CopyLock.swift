import Foundation

/// Makes sure that only one program on this computer changes a working copy: a lock on a file next to it, which the
/// kernel releases when the process ends.
///
/// Unchecked because of `descriptor`, which `condition` guards.
final class CopyLock: @unchecked Sendable {
  private let path: String
  private let condition = NSCondition()
  private var descriptor: Int32 = -1

  init(besides path: String) { self.path = path + ".lock" }

  /// - Returns: whether the lock was free.
  func tryTake() throws -> Bool {
    try condition.withLock {
      guard descriptor < 0 else { return false }
      let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard opened >= 0 else { throw GuideStoreError.readOnly(path: path) }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        close(opened)
        return false
      }
      descriptor = opened
      return true
    }
  }

  /// Waits until this process releases the lock, 20 ms at most, because the kernel does not report when another process
  /// does.
  func wait() { condition.withLock { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02)) } }

  func give() {
    condition.withLock {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
      condition.broadcast()
    }
  }
}
