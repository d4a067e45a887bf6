import UIKit

/// A lock that one thread can hold at a time. It must not be moved while it is in use.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/os_unfair_lock).
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()
  /// Creates a lock that no thread holds.
  public init() {}
}

/// The lock, under its name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until no thread holds the lock, and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Acquires the lock if no thread holds it; returns false otherwise.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
