import Foundation

/// One program of many on this computer that may change a working copy: a lock on a file beside it, which the kernel
/// takes back from whoever ends.
final class CopyLock: @unchecked Sendable {
  private let path: String
  private let lock = NSLock()
  private var descriptor: Int32 = -1

  init(besides path: String) { self.path = path + ".lock" }

  /// - Returns: whether it could be had without waiting.
  func tryTake() throws -> Bool {
    try lock.withLock {
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

  func give() {
    lock.withLock {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }
}
