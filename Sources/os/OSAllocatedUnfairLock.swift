import Foundation

/// A lock that guards a state.
///
/// Unchecked because of the state, which the lock guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init() where State == Void { storage = Storage(()) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R where State == Void {
    try storage.lock.withLock { try body() }
  }

  public func lock() where State == Void { storage.lock.lock() }
  public func unlock() where State == Void { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool where State == Void { storage.lock.try() }
}
