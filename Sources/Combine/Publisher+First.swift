import Foundation

extension Publishers {
  /// A publisher of the first value, which then ends.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/first).
  public struct First<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> { upstream.prefix(1).eraseToAnyPublisher() }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the first value that satisfies a condition, which then ends.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/firstwhere).
  public struct FirstWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value may be sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> { upstream.filter(predicate).first().eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher of the first value that satisfies a condition, which may throw.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfirstwhere).
  public struct TryFirstWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value may be sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> { upstream.tryFilter(predicate).first().eraseToAnyPublisher() }
  }
}

extension Publisher {
  /// Returns a publisher of the first value, which then ends.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Returns a publisher of the first value that satisfies `predicate`, which then ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the first value that satisfies `predicate`, which then ends. It fails with the error that
  /// `predicate` throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
