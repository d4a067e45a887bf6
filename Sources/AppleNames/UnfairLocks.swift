import UIKit

/// A lock that one thread holds at a time. It must not be moved while it is used.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until no thread holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Takes the lock if no thread holds it; false if one does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// Lets go of the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
