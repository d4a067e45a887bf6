import Foundation

/// A lock that guards a state. Copies share the lock and the state.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/osallocatedunfairlock).
///
/// Unchecked because of the state, which the lock guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// Creates a lock with a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Creates a lock without a state.
  public init() where State == Void { storage = Storage(()) }

  /// Runs a closure with the state while the lock is held; the closure need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Runs a closure with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R where State == Void {
    try storage.lock.withLock { try body() }
  }

  /// Waits until no thread holds the lock, and acquires it.
  public func lock() where State == Void { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() where State == Void { storage.lock.unlock() }
  /// Acquires the lock if no thread holds it, and returns whether it did.
  public func lockIfAvailable() -> Bool where State == Void { storage.lock.try() }
}
