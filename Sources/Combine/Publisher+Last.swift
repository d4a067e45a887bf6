import Foundation

extension Publishers {
  /// A publisher of the last value, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/last).
  public struct Last<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> {
      upstream.reduce(Output?.none) { $1 }.compactMap { $0 }.eraseToAnyPublisher()
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the last value that satisfies a condition, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/lastwhere).
  public struct LastWhere<Upstream: Publisher>: DerivedPublisher {
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

    var derived: AnyPublisher<Output, Failure> { upstream.filter(predicate).last().eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher of the last value that satisfies a condition, which may throw.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trylastwhere).
  public struct TryLastWhere<Upstream: Publisher>: DerivedPublisher {
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

    var derived: AnyPublisher<Output, Failure> { upstream.tryFilter(predicate).last().eraseToAnyPublisher() }
  }
}

extension Publisher {
  /// Returns a publisher of the last value, sent at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Returns a publisher of the last value that satisfies `predicate`, sent at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the last value that satisfies `predicate`, sent at the end. It fails with the error that
  /// `predicate` throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
