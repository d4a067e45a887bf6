import Foundation

/// Operators with closures that may throw: the publisher then fails with that error.
extension Publisher {
  /// Returns a publisher of the results of `transform`, which fails with the error that it throws.
  public func tryMap<Value>(_ transform: @escaping (Output) throws -> Value) -> AnyPublisher<Value, any Error> {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      var isOver = false
      slot.fill(
        _subscribe(
          { value in
            guard !isOver else { return }
            do {
              receive(try transform(value))
            } catch {
              isOver = true
              slot.cancel()
              complete(.failure(error))
            }
          },
          { completion in if !isOver { complete(completion.mapError { $0 as any Error }) } }))
      return AnyCancellable { slot.cancel() }
    }
  }

  /// Returns a publisher of the transformed values that are not nil.
  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> AnyPublisher<Value, any Error> {
    tryStepping {
      Steps { value, send in
        try transform(value).map(send)
        return true
      }
    }
  }

  /// Returns a publisher of the values that satisfy `isIncluded`.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Returns a publisher of the values that differ from their predecessors.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryStepping {
      var last: Output?
      return Steps { value, send in
        if let last, try predicate(last, value) { return true }
        last = value
        send(value)
        return true
      }
    }
  }
}
