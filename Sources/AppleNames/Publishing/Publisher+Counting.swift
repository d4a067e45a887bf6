import Foundation

extension Publisher {
  /// Hands over each result of adding a value to those before.
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

  /// Hands over the result of adding all values, at the end.
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

  /// Hands over all values as an array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Hands over the first values, and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      var rest = maxLength
      if rest <= 0 {
        complete(.finished)
        return AnyCancellable {}
      }
      slot.fill(
        _subscribe(
          { value in
            guard rest > 0 else { return }
            rest -= 1
            receive(value)
            if rest == 0 {
              slot.cancel()
              complete(.finished)
            }
          }, { if rest > 0 { complete($0) } }))
      return AnyCancellable { slot.cancel() }
    }
  }

  /// Hands over values as long as they satisfy `predicate`, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      var isOver = false
      slot.fill(
        _subscribe(
          { value in
            guard !isOver else { return }
            if predicate(value) { return receive(value) }
            isOver = true
            slot.cancel()
            complete(.finished)
          }, { if !isOver { complete($0) } }))
      return AnyCancellable { slot.cancel() }
    }
  }

  /// Hands over the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Hands over the first value that satisfies `predicate`, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Hands over the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Leaves out values as long as they satisfy `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var isPast = false
      return _subscribe(
        { value in
          isPast = isPast || !predicate(value)
          if isPast { receive(value) }
        }, complete)
    }
  }

  /// Hands over how many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Hands over the end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, complete in _subscribe({ _ in }, complete) }
  }

  /// Hands over a value if there was none, at the end.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var isEmpty = true
      return _subscribe(
        {
          isEmpty = false
          receive($0)
        },
        { completion in
          if isEmpty, case .finished = completion { receive(output) }
          complete(completion)
        })
    }
  }

  /// Hands over a value instead of each nil.
  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? output }
  }

  /// Writes what comes by to the standard output.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }
}
