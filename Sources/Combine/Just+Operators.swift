// As on Apple's platforms, operators of a publisher of one value that need no time are applied to the value at once.

extension Just {
  /// Returns a publisher of the transformed value.
  public func map<Value>(_ transform: (Output) -> Value) -> Just<Value> { Just<Value>(transform(output)) }

  /// Returns a publisher of the transformed value, or of the error that `transform` throws.
  public func tryMap<Value>(_ transform: (Output) throws -> Value) -> Result<Value, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }

  /// Returns a publisher of the transformed value, if it is not nil.
  public func compactMap<Value>(_ transform: (Output) -> Value?) -> Value?.Publisher {
    Optional.Publisher(transform(output))
  }

  /// Returns a publisher of the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Returns a publisher of an array of the value.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Returns a publisher of the number of values, which is 1.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Returns the publisher.
  public func first() -> Just<Output> { self }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Returns the publisher.
  public func last() -> Just<Output> { self }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Returns a publisher that ends without values.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Returns a publisher of the result of combining the value with another.
  public func reduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) -> Value)
    -> Result<Value, Never>.Publisher
  { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Returns a publisher of the result of combining the value with another, or of the error that the closure throws.
  public func tryReduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) throws -> Value)
    -> Result<Value, any Error>.Publisher
  { Result.Publisher(Result { try nextPartialResult(initialResult, output) }) }

  /// Returns a publisher of the result of combining the value with another.
  public func scan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) -> Value)
    -> Result<Value, Never>.Publisher
  { reduce(initialResult, nextPartialResult) }

  /// Returns a publisher of the result of combining the value with another, or of the error that the closure throws.
  public func tryScan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) throws -> Value)
    -> Result<Value, any Error>.Publisher
  { tryReduce(initialResult, nextPartialResult) }

  /// Returns the publisher.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Returns the publisher.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Returns the publisher.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Returns the publisher with another type of errors, none of which occur.
  public func mapError<NewFailure: Error>(_ transform: (Never) -> NewFailure) -> Result<Output, NewFailure>.Publisher {
    Result.Publisher(output)
  }

  /// Returns the publisher with another type of errors, none of which occur.
  public func setFailureType<NewFailure: Error>(to failureType: NewFailure.Type) -> Result<Output, NewFailure>.Publisher
  { Result.Publisher(output) }

  /// Returns the publisher.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns the publisher with another type of errors, none of which occur.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  { Result.Publisher(output) }
}
