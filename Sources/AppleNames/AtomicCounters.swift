import UIKit

/// One lock for all counters: the functions are deprecated and rarely called.
private let counters = NSLock()

/// Increments a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  counters.withLock {
    value.pointee &+= 1
    return value.pointee
  }
}

/// Decrements a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  counters.withLock {
    value.pointee &-= 1
    return value.pointee
  }
}
