import Foundation

/// Operators with closures that may throw: the publisher then fails with that error.
extension Publisher {
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
