import Foundation

extension Publishers {
  /// A publisher of the first value in an order, sent at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/comparison).
  public struct Comparison<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether the first value is sent rather than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.stepping {
        var best: Output?
        return Steps(
          take: { value, _ in
            best = best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
            return true
          }, end: { send in best.map(send) })
      }
    }
  }
}

extension Publishers {
  /// A publisher of the first value in an order, sent at the end unless the comparison throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycomparison).
  public struct TryComparison<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether the first value is sent rather than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        var best: Output?
        return Steps(
          take: { value, _ in
            best = try best.map { try areInIncreasingOrder(value, $0) ? value : $0 } ?? value
            return true
          }, end: { send in best.map(send) })
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the smallest value, sent at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Returns a publisher of the largest value, sent at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Returns a publisher of the smallest value, sent at the end, which fails with the error that the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Returns a publisher of the largest value, sent at the end, which fails with the error that the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Returns a publisher of the smallest value, sent at the end.
  public func min() -> Publishers.Comparison<Self> { self.min(by: <) }
  /// Returns a publisher of the largest value, sent at the end.
  public func max() -> Publishers.Comparison<Self> { self.max(by: <) }
}
