import Foundation

extension Publishers {
  /// A publisher of an array of all values, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/collect).
  public struct Collect<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    var derived: AnyPublisher<Output, Failure> {
      upstream.stepping {
        var values: [Upstream.Output] = []
        return Steps(
          take: { value, _ in
            values.append(value)
            return true
          }, end: { send in send(values) })
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of arrays of a number of values, the last of which may have fewer.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbycount).
  public struct CollectByCount<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The number of values, at least 1.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    var derived: AnyPublisher<Output, Failure> {
      precondition(count > 0, "An array of values needs at least one of them.")
      return upstream.stepping {
        var values: [Upstream.Output] = []
        return Steps(
          take: { value, send in
            values.append(value)
            if values.count == count {
              let full = values
              values = []
              send(full)
            }
            return true
          }, end: { send in if !values.isEmpty { send(values) } })
      }
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of an array of all values, sent at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Returns a publisher of arrays of `count` values, the last of which may have fewer.
  ///
  /// - Parameter count: the number of values, at least 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
