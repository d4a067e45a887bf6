import Foundation

extension Publishers {
  /// A publisher of the result of combining all values, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/reduce).
  public struct Reduce<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result without any value.
    public let initial: Output
    /// Returns the result after one more value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var result = initial
        return upstream._subscribe({ result = nextPartialResult(result, $0) }) { completion in
          if case .finished = completion { receive(result) }
          complete(completion)
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the result of combining all values, sent at the end unless the closure throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryreduce).
  public struct TryReduce<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result without any value.
    public let initial: Output
    /// Returns the result after one more value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        var result = initial
        return Steps(
          take: { value, _ in
            result = try nextPartialResult(result, value)
            return true
          }, end: { send in send(result) })
      }
    }
  }
}

extension Publishers {
  /// A publisher of the number of values, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/count).
  public struct Count<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Int
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> { upstream.reduce(0) { count, _ in count + 1 }.eraseToAnyPublisher() }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that sends no values, only the completion.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/ignoreoutput).
  public struct IgnoreOutput<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Never
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { _, complete in upstream._subscribe({ _ in }, complete) }
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of the result of combining all values, sent at the end.
  public func reduce<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) -> Value
  ) -> Publishers.Reduce<Self, Value> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher of the result of combining all values, sent at the end, which fails with the error that the
  /// closure throws.
  public func tryReduce<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) throws -> Value
  ) -> Publishers.TryReduce<Self, Value> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher of the number of values, sent at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Returns a publisher that sends no values, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
