import Foundation

extension Publishers {
  /// A publisher of the latest values of two publishers: once both have sent one, after each new value.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest).
  public struct CombineLatest<A: Publisher, B: Publisher>: DerivedPublisher
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
        let group = SubscriptionGroup(expected: 2, complete)
        var (first, second): (A.Output?, B.Output?)
        func send() { if let first, let second { receive((first, second)) } }
        group.add(isExpected: true) { member in
          a._subscribe(
            { value in
              member.deliver {
                first = value
                send()
              }
            }, member.end)
        }
        group.add(isExpected: true) { member in
          b._subscribe(
            { value in
              member.deliver {
                second = value
                send()
              }
            }, member.end)
        }
        return AnyCancellable { group.cancel() }
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the latest values of three publishers: once each has sent one, after each new value.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest3).
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
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

    var derived: AnyPublisher<Output, Failure> {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the latest values of four publishers: once each has sent one, after each new value.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest4).
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
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
      a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of the latest values of two publishers: once each has sent one, after each new value.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Returns a publisher of the results of `transform` for the latest values of two publishers.
  public func combineLatest<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Value>
  where Other.Failure == Failure {
    Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest values of three publishers: once each has sent one, after each new value.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third> where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Returns a publisher of the results of `transform` for the latest values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Value>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, Second, Third>, Value>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.Map(upstream: Publishers.CombineLatest3(self, second, third)) { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the latest values of four publishers: once each has sent one, after each new value.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Publishers.CombineLatest4<Self, Second, Third, Fourth>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }

  /// Returns a publisher of the results of `transform` for the latest values of four publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher, Value>(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Second.Output, Third.Output, Fourth.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, Second, Third, Fourth>, Value>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    Publishers.Map(upstream: Publishers.CombineLatest4(self, second, third, fourth)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
