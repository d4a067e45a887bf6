import Foundation

/// A publisher of one value that is produced once.
///
/// Unchecked because of the result, which the lock of the list guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/future).
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
  private var count = 0

  /// Creates a future, and calls the closure with the promise immediately.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Int] in
      guard self.result == nil else { return [] }
      self.result = result
      return self.waiting.keys.sorted()
    }
    // One that is cancelled in between is left out.
    for id in waiting { remove(id)?(result) }
  }

  /// Returns what was removed, to be let go outside of the lock.
  private func remove(_ id: Int) -> ((Result<Output, Failure>) -> Void)? {
    lock.withLock { waiting.removeValue(forKey: id) }
  }

  /// Delivers the result, immediately or once it is there. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    func take(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
    }
    let (result, id) = lock.withLock { () -> (Result<Output, Failure>?, Int) in
      count += 1
      if self.result == nil { waiting[count] = take }
      return (self.result, count)
    }
    if let result { take(result) }
    return AnyCancellable { [weak self] in _ = self?.remove(id) }
  }
}
