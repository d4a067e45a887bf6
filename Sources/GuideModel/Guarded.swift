import Foundation

/// A value guarded by a lock.
///
/// Unchecked because of `value`, which is reached in `withLock(_:)` alone. Not a `Mutex`: that begins with iOS 18.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
