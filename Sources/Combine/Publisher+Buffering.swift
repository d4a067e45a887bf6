extension Publishers {
  /// The way in which a buffer requests values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefetchstrategy).
  public enum PrefetchStrategy: Hashable {
    /// As many values as the buffer holds, and another for each that leaves it.
    case keepFull
    /// All values, whether there is space for them or not.
    case byRequest
  }

  /// The treatment of a value for which a buffer has no space.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/bufferingstrategy).
  public enum BufferingStrategy<Failure: Error> {
    /// The value is left out.
    case dropNewest
    /// The value that has waited longest is left out.
    case dropOldest
    /// The publisher ends with an error, after the values that wait.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are requested.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/buffer).
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The greatest number of values that wait.
    public let size: Int
    /// The way in which values are requested.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value for which there is no space.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Connects a subscriber to a buffer of its own.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure {
      upstream.receive(
        subscriber: BufferSubscription(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Returns a publisher that keeps values until they are requested.
  ///
  /// - Parameter size: the greatest number of values that wait.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
