import Foundation

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

  /// Returns a publisher that fails with the error that `transform` returns.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receive, complete in _subscribe(receive) { complete($0.mapError(transform)) } }
  }

  /// Returns a publisher that continues with another publisher after an error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      let first = _subscribe(receive) { completion in
        switch completion {
        case .finished: complete(.finished)
        case .failure(let error): slot.fill(handler(error)._subscribe(receive, complete))
        }
      }
      return AnyCancellable {
        first.cancel()
        slot.cancel()
      }
    }
  }

  /// Returns a publisher that sends `output` and ends in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

  /// Returns a publisher that subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }
  }

  /// Returns a publisher that stops the program at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix) \(error)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// Returns the publisher with another type of errors, none of which occur.
  public func setFailureType<NewFailure: Error>(to failureType: NewFailure.Type) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receive, complete in _subscribe(receive) { _ in complete(.finished) } }
  }
}

extension Subscribers.Completion {
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
