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

/// Increments a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(1, value)
}

/// Decrements a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Adds to a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  counters.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds to a number that threads share.
///
/// - Returns: the new number.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  counters.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

/// Increments a number that threads share, with a barrier.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicIncrement32(value)
}

/// Decrements a number that threads share, with a barrier.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicDecrement32(value)
}

/// Increments a number that threads share, with a barrier.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicIncrement64(value)
}

/// Decrements a number that threads share, with a barrier.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicDecrement64(value)
}

/// Adds to a number that threads share, with a barrier.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(amount, value)
}

/// Adds to a number that threads share, with a barrier.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(amount, value)
}

/// Replaces a number that threads share if it has a value; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(oldValue, newValue, value) }

/// Replaces a number that threads share if it has a value; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool { swap(oldValue, newValue, value) }

/// Replaces a number that threads share if it has a value, with a barrier; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { swap(oldValue, newValue, value) }

/// Replaces a number that threads share if it has a value, with a barrier; returns whether it had.
@discardableResult public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool { swap(oldValue, newValue, value) }

/// Orders the accesses to memory before and after the call.
public func OSMemoryBarrier() { counters.withLock {} }

/// An integer for the functions of 64 bits.
public typealias OSAtomic_int64_aligned64_t = Int64

/// A lock for moments: 0 is open.
public typealias OSSpinLock = Int32

/// An open lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Waits until a lock is open, and closes it. Other threads get their turn meanwhile.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
  while !OSSpinLockTry(lock) { sched_yield() }
}

/// Closes a lock if it is open; returns whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool { swap(0, 1, lock) }

/// Opens a lock.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>!) { counters.withLock { lock.pointee = 0 } }

private func swap<Number: Equatable>(_ old: Number, _ new: Number, _ value: UnsafeMutablePointer<Number>) -> Bool {
  counters.withLock {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}
