import Foundation

extension Publishers {
  /// A publisher of pairs of the values of two publishers, in order of arrival. It ends when no other pair can come,
  /// and cancels both then.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip).
  public struct Zip<A: Publisher, B: Publisher>: DerivedPublisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the publishers' values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var (left, right) = (ValueQueue<A.Output>(), ValueQueue<B.Output>())
        var (isLeftOver, isRightOver) = (false, false)
        let group = SubscriptionGroup<Failure>(expected: 2) { completion in
          (left, right) = (ValueQueue(), ValueQueue())
          complete(completion)
        }
        func take(from member: SubscriptionGroup<Failure>.Member, _ change: () -> Void) {
          member.deliver {
            change()
            while member.isOpen, !left.isEmpty, !right.isEmpty, let one = left.removeFirst(),
              let other = right.removeFirst()
            {
              receive((one, other))
            }
            if isLeftOver && left.isEmpty || isRightOver && right.isEmpty { member.endAll(.finished) }
          }
        }
        func close(
          _ member: SubscriptionGroup<Failure>.Member, _ completion: Subscribers.Completion<Failure>,
          _ change: () -> Void
        ) {
          if case .failure = completion { member.end(completion) } else { take(from: member, change) }
        }
        group.add(isExpected: true) { member in
          a._subscribe({ value in take(from: member) { left.append(value) } }) { completion in
            close(member, completion) { isLeftOver = true }
          }
        }
        group.add(isExpected: true) { member in
          b._subscribe({ value in take(from: member) { right.append(value) } }) { completion in
            close(member, completion) { isRightOver = true }
          }
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of triples of the values of three publishers, in order of arrival.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip3).
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the publishers' values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    var derived: AnyPublisher<Output, Failure> { a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher() }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the values of four publishers, in order of arrival.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip4).
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the publishers' values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    var derived: AnyPublisher<Output, Failure> {
      a.zip(b, c).zip(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the values of two publishers, in order of arrival.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> Publishers.Zip<Self, Other> where Other.Failure == Failure { Publishers.Zip(self, other) }

  /// Returns a publisher of the results of `transform` for the values of two publishers, in order of arrival.
  public func zip<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> Publishers.Map<Publishers.Zip<Self, Other>, Value>
  where Other.Failure == Failure { Publishers.Map(upstream: Publishers.Zip(self, other)) { transform($0.0, $0.1) } }

  /// Returns a publisher of the values of three publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.Zip3<Self, Second, Third> where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.Zip3(self, second, third)
  }

  /// Returns a publisher of the results of `transform` for the values of three publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Value>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> Value
  ) -> Publishers.Map<Publishers.Zip3<Self, Second, Third>, Value>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.Map(upstream: Publishers.Zip3(self, second, third)) { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the values of four publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Publishers.Zip4<Self, Second, Third, Fourth>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    Publishers.Zip4(self, second, third, fourth)
  }

  /// Returns a publisher of the results of `transform` for the values of four publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher, Value>(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Second.Output, Third.Output, Fourth.Output) -> Value
  ) -> Publishers.Map<Publishers.Zip4<Self, Second, Third, Fourth>, Value>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    Publishers.Map(upstream: Publishers.Zip4(self, second, third, fourth)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
