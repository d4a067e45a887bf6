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

  /// Returns a publisher of the running results of combining the values with `nextPartialResult`.
  public func tryScan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryStepping {
      var result = initialResult
      return Steps { value, send in
        result = try nextPartialResult(result, value)
        send(result)
        return true
      }
    }
  }

  /// Returns a publisher of the result of combining all values, sent at the end.
  public func tryReduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryStepping {
      var result = initialResult
      return Steps(
        take: { value, _ in
          result = try nextPartialResult(result, value)
          return true
        }, end: { send in send(result) })
    }
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

  /// Returns a publisher that continues with another publisher after an error.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
