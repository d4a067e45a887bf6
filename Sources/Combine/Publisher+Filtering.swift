import Foundation

extension Publishers {
  /// A publisher of the values that satisfy a condition.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/filter).
  public struct Filter<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in upstream._subscribe({ if isIncluded($0) { receive($0) } }, complete) }
    }
  }
}

extension Publishers {
  /// A publisher of the values that satisfy a condition, which fails with the error that it throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfilter).
  public struct TryFilter<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryCompactMap { try isIncluded($0) ? $0 : nil }.eraseToAnyPublisher()
    }
  }
}

extension Publishers {
  /// A publisher of the transformed values that are not nil.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/compactmap).
  public struct CompactMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns what is sent in place of a value, if anything.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in upstream._subscribe({ transform($0).map(receive) }, complete) }
    }
  }
}

extension Publishers {
  /// A publisher of the transformed values that are not nil, which fails with the error that the transform throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycompactmap).
  public struct TryCompactMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns what is sent in place of a value, if anything.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        Steps { value, send in
          try transform(value).map(send)
          return true
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values that satisfy `isIncluded`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Returns a publisher of the values that satisfy `isIncluded`, which fails with the error that it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Returns a publisher of the transformed values that are not nil.
  public func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> Publishers.CompactMap<Self, Value> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Returns a publisher of the transformed values that are not nil, which fails with the error that `transform`
  /// throws.
  public func tryCompactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> Publishers.TryCompactMap<Self, Value> { Publishers.TryCompactMap(upstream: self, transform: transform) }
}
