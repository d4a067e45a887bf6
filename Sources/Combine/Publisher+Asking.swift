import Foundation

extension Publishers {
  /// A publisher of true at the first value equal to another, or of false at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/contains).
  public struct Contains<Upstream: Publisher>: DerivedPublisher
  where Upstream.Output: Equatable {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is asked for.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    var derived: AnyPublisher<Output, Failure> { upstream.contains { $0 == output }.eraseToAnyPublisher() }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of true at the first value that satisfies a condition, or of false at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/containswhere).
  public struct ContainsWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is the one that is asked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.stepping {
        var isFound = false
        return Steps(
          take: { value, _ in
            isFound = predicate(value)
            return !isFound
          }, end: { send in send(isFound) })
      }
    }
  }
}

extension Publishers {
  /// A publisher of true at the first value that satisfies a condition that may throw, or of false at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycontainswhere).
  public struct TryContainsWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is the one that is asked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> { upstream.tryMap(predicate).contains(true).eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher of false at the first value that does not satisfy a condition, or of true at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/allsatisfy).
  public struct AllSatisfy<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.contains { !predicate($0) }.map { !$0 }.eraseToAnyPublisher()
    }
  }
}

extension Publishers {
  /// A publisher of false at the first value that does not satisfy a condition that may throw, or of true at the
  /// end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryallsatisfy).
  public struct TryAllSatisfy<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value satisfies the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> { upstream.tryMap(predicate).allSatisfy { $0 }.eraseToAnyPublisher() }
  }
}

extension Publisher {
  /// Returns a publisher of true at the first value that satisfies `predicate`, or of false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of true at the first value that satisfies `predicate`, or of false at the end.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of false at the first value that does not satisfy `predicate`, or of true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of false at the first value that does not satisfy `predicate`, or of true at the end.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of true at the first value equal to `output`, or of false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
