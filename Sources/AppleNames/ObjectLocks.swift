import UIKit

/// Locks for `@synchronized`. Objects share them: two that do wait for each other now and then, but never in vain, as a
/// thread may take a lock that it has.
private let locks = (0..<64).map { _ in NSRecursiveLock() }

private func lock(of object: Any) -> NSRecursiveLock {
  locks[Int(bitPattern: ObjectIdentifier(object as AnyObject)) >> 4 & 63]
}

/// Waits until no other thread is between this and `objc_sync_exit(_:)` with the object.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  lock(of: object).lock()
  return 0
}

/// Ends what `objc_sync_enter(_:)` began.
///
/// - Returns: 0.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  lock(of: object).unlock()
  return 0
}
