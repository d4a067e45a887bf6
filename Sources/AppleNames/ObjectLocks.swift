import UIKit

/// The locks for `@synchronized`, which objects share: two objects occasionally wait for each other, but cannot
/// deadlock by that alone, as a thread may take a lock again that it holds.
private let locks = (0..<64).map { _ in NSRecursiveLock() }

private func lock(of object: Any) -> NSRecursiveLock {
  locks[Int(bitPattern: ObjectIdentifier(object as AnyObject)) >> 4 & 63]
}

/// Waits until no other thread is between this call and `objc_sync_exit(_:)` with the object.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  lock(of: object).lock()
  return 0
}

/// Ends the section that `objc_sync_enter(_:)` began.
///
/// - Returns: 0.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  lock(of: object).unlock()
  return 0
}
