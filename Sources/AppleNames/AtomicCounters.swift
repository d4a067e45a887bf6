import UIKit

/// A lock for all counters: the functions are deprecated, and are called rarely.
private let counters = NSLock()

/// Adds one to a number that threads share.
///
/// - Returns: the number after that.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  counters.withLock {
    value.pointee &+= 1
    return value.pointee
  }
}

/// Takes one from a number that threads share.
///
/// - Returns: the number after that.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  counters.withLock {
    value.pointee &-= 1
    return value.pointee
  }
}
