import Foundation

extension Publishers {
  /// A publisher of the values of all publishers that a closure returns.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/flatmap).
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: DerivedPublisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = NewPublisher.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The greatest number of publishers to follow at the same time. The values for others wait.
    public let maxPublishers: Subscribers.Demand
    /// Returns the publisher to follow for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let group = SubscriptionGroup(limit: maxPublishers.max ?? .max, complete)
        group.add { outer in
          upstream._subscribe(
            { value in
              group.addLimited { inner in
                transform(value)._subscribe({ value in inner.deliver { receive(value) } }, inner.end)
              }
            }, outer.end)
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values of the latest publisher received.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/switchtolatest).
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: DerivedPublisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = P.Output
    /// The type of the errors.
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let group = SubscriptionGroup(complete)
        group.add { outer in
          upstream._subscribe(
            { publisher in
              group.replaceLatest { inner in
                publisher._subscribe({ value in inner.deliver { receive(value) } }, inner.end)
              }
            }, outer.end)
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values of all publishers that `transform` returns.
  ///
  /// - Parameter maxPublishers: the greatest number of these publishers to follow at the same time. The values for
  ///   others wait.
  public func flatMap<Value, Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Value == Other.Output, Other.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of all publishers that `transform` returns, which have no errors.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Other, Failure>, Self> where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      Publishers.SetFailureType(upstream: transform($0))
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the values of all publishers that `transform` returns, with their errors.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Publishers.SetFailureType<Self, Other.Failure>> {
    Publishers.FlatMap(
      upstream: Publishers.SetFailureType(upstream: self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of all publishers that `transform` returns, without errors.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher received.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Returns a publisher of the values of the latest publisher received, with its errors.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  { Publishers.SwitchToLatest(upstream: Publishers.SetFailureType(upstream: self)) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the values of the latest publisher received, which have no errors.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  { Publishers.SwitchToLatest(upstream: Publishers.Map(upstream: self) { Publishers.SetFailureType(upstream: $0) }) }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Returns a publisher of the values of the latest publisher received, without errors.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
