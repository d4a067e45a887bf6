import Foundation

extension Publisher {
  /// Returns a publisher of the running results of combining the values with `nextPartialResult`.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, complete in
      var result = initialResult
      return _subscribe(
        {
          result = nextPartialResult(result, $0)
          receive(result)
        }, complete)
    }
  }

  /// Returns a publisher of the result of combining all values, sent at the end.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, complete in
      var result = initialResult
      return _subscribe({ result = nextPartialResult(result, $0) }) { completion in
        if case .finished = completion { receive(result) }
        complete(completion)
      }
    }
  }

  /// Returns a publisher of an array of all values, sent at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    stepping {
      var values: [Output] = []
      return Steps(
        take: { value, _ in
          values.append(value)
          return true
        }, end: { send in send(values) })
    }
  }

  /// Returns a publisher of arrays of `count` values, the last of which may have fewer.
  ///
  /// - Parameter count: the number of values, at least 1.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    precondition(count > 0, "An array of values needs at least one of them.")
    return stepping {
      var values: [Output] = []
      return Steps(
        take: { value, send in
          values.append(value)
          if values.count == count {
            let full = values
            values = []
            send(full)
          }
          return true
        }, end: { send in if !values.isEmpty { send(values) } })
    }
  }

  /// Returns a publisher of the number of values, sent at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Returns a publisher that sends no values, only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, complete in _subscribe({ _ in }, complete) }
  }

  /// Returns a publisher that replaces nil values by `output`.
  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? output }
  }
}
