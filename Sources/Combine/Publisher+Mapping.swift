import Foundation

extension Publishers {
  /// A publisher of transformed values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/map).
  public struct Map<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns what is sent in place of a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in upstream._subscribe({ receive(transform($0)) }, complete) }
    }
  }
}

extension Publishers {
  /// A publisher of transformed values, which fails with the error that the transform throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trymap).
  public struct TryMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns what is sent in place of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        Steps { value, send in
          send(try transform(value))
          return true
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the transformed values.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> Publishers.Map<Self, Value> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Returns a publisher of the results of `transform`, which fails with the error that it throws.
  public func tryMap<Value>(_ transform: @escaping (Output) throws -> Value) -> Publishers.TryMap<Self, Value> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Returns a publisher that replaces nil values by `output`.
  public func replaceNil<Value>(with output: Value) -> Publishers.Map<Self, Value> where Output == Value? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Returns a publisher of the values transformed twice.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> Publishers.Map<Upstream, Value> {
    let first = self.transform
    return Publishers.Map<Upstream, Value>(upstream: upstream) { transform(first($0)) }
  }

  /// Returns a publisher of the values transformed twice, which fails with the error that `transform` throws.
  public func tryMap<Value>(_ transform: @escaping (Output) throws -> Value) -> Publishers.TryMap<Upstream, Value> {
    let first = self.transform
    return Publishers.TryMap<Upstream, Value>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Returns a publisher of the values transformed twice.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> Publishers.TryMap<Upstream, Value> {
    tryMap(transform)
  }

  /// Returns a publisher of the values transformed twice, which fails with the errors that are thrown.
  public func tryMap<Value>(_ transform: @escaping (Output) throws -> Value) -> Publishers.TryMap<Upstream, Value> {
    let first = self.transform
    return Publishers.TryMap<Upstream, Value>(upstream: upstream) { try transform(first($0)) }
  }
}
