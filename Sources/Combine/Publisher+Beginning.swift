import Foundation

extension Publishers {
  /// A publisher of the values at a range of positions, which ends after them.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/output).
  public struct Output<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The positions, counted from 0.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        if range.isEmpty {
          complete(.finished)
          return AnyCancellable {}
        }
        let slot = CancellableSlot()
        var count = 0
        slot.fill(
          upstream._subscribe(
            { value in
              guard count < range.upperBound else { return }
              count += 1
              let isLast = count == range.upperBound
              if count > range.lowerBound { receive(value) }
              if isLast {
                slot.cancel()
                complete(.finished)
              }
            }, { if count < range.upperBound { complete($0) } }))
        return AnyCancellable { slot.cancel() }
      }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the values up to the first one that does not satisfy a condition.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixwhile).
  public struct PrefixWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.stepping {
        Steps { value, send in
          guard predicate(value) else { return false }
          send(value)
          return true
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values up to the first one that does not satisfy a condition, which may throw.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryprefixwhile).
  public struct TryPrefixWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryStepping {
        Steps { value, send in
          guard try predicate(value) else { return false }
          send(value)
          return true
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values before the first one of another publisher, which then ends.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput).
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: DerivedPublisher {
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
        group.add(isExpected: true) { gate in
          other._subscribe({ _ in gate.endAll(.finished) }) { _ in gate.leave() }
        }
        group.add(isExpected: true) { member in
          upstream._subscribe({ value in member.deliver { receive(value) } }, member.endAll)
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first values, which then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Returns a publisher of the value at a position, counted from 0, which then ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Returns a publisher of the values at a range of positions, counted from 0, which ends after them.
  public func output<Range: RangeExpression>(in range: Range) -> Publishers.Output<Self> where Range.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Returns a publisher of the values up to the first one that does not satisfy `predicate`.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values up to the first one that does not satisfy `predicate`, which fails with the
  /// error that it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values before the first one of another publisher, which then ends.
  public func prefix<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> Publishers.PrefixUntilOutput<Self, Other> { Publishers.PrefixUntilOutput(upstream: self, other: publisher) }
}
