import Foundation

extension Publishers {
  /// A publisher of the running results of combining the values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/scan).
  public struct Scan<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result without any value, which is not sent.
    public let initialResult: Output
    /// Returns the result after one more value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var result = initialResult
        return upstream._subscribe(
          {
            result = nextPartialResult(result, $0)
            receive(result)
          }, complete)
      }
    }
  }
}

extension Publishers {
  /// A publisher of the running results of combining the values, which fails with the error that the closure throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryscan).
  public struct TryScan<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result without any value, which is not sent.
    public let initialResult: Output
    /// Returns the result after one more value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        var result = initialResult
        return Steps { value, send in
          result = try nextPartialResult(result, value)
          send(result)
          return true
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the running results of combining the values with `nextPartialResult`.
  public func scan<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) -> Value
  ) -> Publishers.Scan<Self, Value> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher of the running results of combining the values, which fails with the error that the closure
  /// throws.
  public func tryScan<Value>(
    _ initialResult: Value, _ nextPartialResult: @escaping (Value, Output) throws -> Value
  ) -> Publishers.TryScan<Self, Value> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
