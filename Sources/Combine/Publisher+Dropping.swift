import Foundation

extension Publishers {
  /// A publisher of the values after the first few.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/drop).
  public struct Drop<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The number of values that are not sent.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var rest = count
        return upstream._subscribe(
          {
            if rest > 0 { rest -= 1 } else { receive($0) }
          }, complete)
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the values from the first one that does not satisfy a condition.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropwhile).
  public struct DropWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether values are still left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var isPast = false
        return upstream._subscribe(
          { value in
            isPast = isPast || !predicate(value)
            if isPast { receive(value) }
          }, complete)
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values from the first one that does not satisfy a condition, which may throw.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trydropwhile).
  public struct TryDropWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether values are still left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        var isPast = false
        return Steps { value, send in
          isPast = try isPast || !predicate(value)
          if isPast { send(value) }
          return true
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values after the first one of another publisher.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput).
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: DerivedPublisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The publisher whose first value counts.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let group = SubscriptionGroup(expected: 2, complete)
        var isOpen = false
        group.add(isExpected: true) { gate in
          other._subscribe(
            { _ in
              gate.deliver {
                isOpen = true
                gate.leave()
              }
            }, gate.endAll)
        }
        group.add(isExpected: true) { member in
          upstream._subscribe({ value in member.deliver { if isOpen { receive(value) } } }, member.endAll)
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Returns a publisher of the values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// Returns a publisher of the values from the first one that does not satisfy `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values from the first one that does not satisfy `predicate`, which fails with the error
  /// that it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values after the first one of another publisher. It ends if the other one ends without
  /// a value.
  public func drop<Other: Publisher>(untilOutputFrom publisher: Other) -> Publishers.DropUntilOutput<Self, Other>
  where Other.Failure == Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}
