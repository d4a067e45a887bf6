import Foundation
import UIKit

/// The queue of a context: the main one, or one of its own.
///
/// Closures for which the caller waits are called on its own thread while a lock is held, so that contexts may wait for
/// each other in turn.
final class ContextQueue: @unchecked Sendable {
  let isMain: Bool
  let lock = NSRecursiveLock()
  private let queue: DispatchQueue

  init(isMain: Bool) {
    self.isMain = isMain
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
  }

  func later(_ body: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      if isMain { return body() }
      lock.withLock { body() }
    }
  }

  func wait<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    guard isMain else {
      lock.lock()
      defer { lock.unlock() }
      return try body()
    }
    if MainContext.isCurrent { return try body() }
    var result: Result<T, Failure>?
    withoutActuallyEscaping(body) { escaping in
      nonisolated(unsafe) let body = escaping
      nonisolated(unsafe) var value: Result<T, Failure>?
      DispatchQueue.main.sync {
        do throws(Failure) { value = .success(try body()) } catch { value = .failure(error) }
      }
      result = value
    }
    guard let result else { preconditionFailure("the main queue has not called the closure") }
    return try result.get()
  }
}

extension NSManagedObjectContext {
  /// The kind of queue in which a context's closures are called.
  public struct ConcurrencyType: Hashable, RawRepresentable, Sendable {
    public var rawValue: NSManagedObjectContextConcurrencyType
    public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }
    public static let privateQueue = ConcurrencyType(rawValue: .privateQueueConcurrencyType)
    public static let mainQueue = ConcurrencyType(rawValue: .mainQueueConcurrencyType)
  }

  /// The time at which a closure is called.
  public enum ScheduledTaskType: Hashable, Sendable {
    case immediate
    case enqueued
  }

  final func call(later block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.later { [self] in
      CurrentContext.with(self, block)
      processPendingChanges()
    }
  }

  final func call(now block: () -> Void) {
    queue.wait {
      CurrentContext.with(self, block)
      if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
  }

  /// Calls a closure in the context's queue, and returns its result.
  public final func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    try queue.wait { () throws(Failure) -> T in
      defer { if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() } }
      return try CurrentContext.with(self, block)
    }
  }

  /// Calls a closure in the context's queue, and returns its result.
  public nonisolated(nonsending) final func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    try await Later.value(of: block) { work in
      queue.later { [self] in
        CurrentContext.with(self, work)
        processPendingChanges()
      }
    }
  }
}
