// As on Apple's platforms, operators of a result's publisher that need no time are applied to the result at once.

extension Result.Publisher {
  /// Returns a publisher of the transformed value.
  public func map<Value>(_ transform: (Success) -> Value) -> Result<Value, Failure>.Publisher {
    Result<Value, Failure>.Publisher(result.map(transform))
  }

  /// Returns a publisher of the transformed value, or of the error that `transform` throws.
  public func tryMap<Value>(_ transform: (Success) throws -> Value) -> Result<Value, any Error>.Publisher {
    Result<Value, any Error>.Publisher(Result<Value, any Error> { try transform(result.get()) })
  }

  /// Returns a publisher with another error in place of its own.
  public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>.Publisher
  { Result<Success, NewFailure>.Publisher(result.mapError(transform)) }

  /// Returns a publisher of an array of the value.
  public func collect() -> Result<[Success], Failure>.Publisher { map { [$0] } }

  /// Returns a publisher of the number of values, which is 1.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Returns a publisher of whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Returns a publisher of whether the value satisfies `predicate`, or of the error that it throws.
  public func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Returns a publisher of whether the value satisfies `predicate`.
  public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Returns a publisher of whether the value satisfies `predicate`, or of the error that it throws.
  public func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Returns a publisher of the result of combining the value with another.
  public func reduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Success) -> Value)
    -> Result<Value, Failure>.Publisher
  { map { nextPartialResult(initialResult, $0) } }

  /// Returns a publisher of the result of combining the value with another, or of the error that the closure throws.
  public func tryReduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Success) throws -> Value)
    -> Result<Value, any Error>.Publisher
  { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Returns a publisher of the result of combining the value with another.
  public func scan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Success) -> Value)
    -> Result<Value, Failure>.Publisher
  { reduce(initialResult, nextPartialResult) }

  /// Returns a publisher of the result of combining the value with another, or of the error that the closure throws.
  public func tryScan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Success) throws -> Value)
    -> Result<Value, any Error>.Publisher
  { tryReduce(initialResult, nextPartialResult) }

  /// Returns the publisher.
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher.
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher.
  public func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher.
  public func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher with any type of errors.
  public func tryMin(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher
  { tryMap { $0 } }

  /// Returns the publisher with any type of errors.
  public func tryMax(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher
  { tryMap { $0 } }

  /// Returns the publisher.
  public func removeDuplicates(by predicate: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher with any type of errors.
  public func tryRemoveDuplicates(by predicate: (Success, Success) throws -> Bool)
    -> Result<Success, any Error>.Publisher
  { tryMap { $0 } }

  /// Returns a publisher of the value, or of `output` in place of an error.
  public func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
    Result<Success, Never>.Publisher(result.flatMapError { _ in .success(output) })
  }

  /// Returns the publisher.
  public func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
  /// Returns a publisher of whether the value equals `output`.
  public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Returns the publisher.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Returns the publisher.
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// Returns the publisher.
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Returns the publisher with another type of errors, none of which occur.
  public func setFailureType<NewFailure: Error>(to failureType: NewFailure.Type)
    -> Result<Success, NewFailure>.Publisher
  { Result<Success, NewFailure>.Publisher(result.get()) }
}
