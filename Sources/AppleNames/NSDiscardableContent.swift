import Foundation

/// Content that may be thrown away while nobody uses it. Caches do so on Apple's platforms; `NSCache` of Foundation on
/// Linux does not, and keeps all until it is full.
public protocol NSDiscardableContent: AnyObject {
  /// Begins using the content; false when it was thrown away.
  func beginContentAccess() -> Bool
  /// Ends using it.
  func endContentAccess()
  /// Throws it away if nobody uses it.
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

/// Memory that may be thrown away while nobody uses it.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private let lock = NSLock()
  private var users = 1
  private var isDiscarded = false

  open func beginContentAccess() -> Bool {
    lock.withLock {
      if isDiscarded { return false }
      users += 1
      return true
    }
  }

  open func endContentAccess() { lock.withLock { users = Swift.max(0, users - 1) } }

  open func discardContentIfPossible() {
    lock.withLock {
      guard users == 0, !isDiscarded else { return }
      isDiscarded = true
      length = 0
    }
  }

  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}
