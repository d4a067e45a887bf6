import Foundation

extension Publishers {
  /// A publisher of the values that differ from their predecessors.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/removeduplicates).
  public struct RemoveDuplicates<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is the same as its predecessor.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var last: Output?
        return upstream._subscribe(
          { value in
            if let last, predicate(last, value) { return }
            last = value
            receive(value)
          }, complete)
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values that differ from their predecessors, which fails with the error of the comparison.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates).
  public struct TryRemoveDuplicates<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is the same as its predecessor.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        var last: Output?
        return Steps { value, send in
          if let last, try predicate(last, value) { return true }
          last = value
          send(value)
          return true
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values that differ from their predecessors.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: predicate) }

  /// Returns a publisher of the values that differ from their predecessors, which fails with the error that `predicate`
  /// throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> { Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate) }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of the values that differ from their predecessors.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
