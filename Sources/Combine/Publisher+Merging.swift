import Foundation

extension Publishers {
  /// A publisher of the values of two publishers, as they arrive.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge).
  public struct Merge<A: Publisher, B: Publisher>: DerivedPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values.
    public typealias Output = A.Output
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

    /// Returns a publisher of the values of these publishers and another, as they arrive.
    public func merge<Other: Publisher>(
      with other: Other
    ) -> Merge3<A, B, Other> where Other.Output == B.Output, Other.Failure == B.Failure {
      Merge3(a, b, other)
    }

    var derived: AnyPublisher<Output, Failure> {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the values of three publishers, as they arrive.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge3).
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: DerivedPublisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// The type of the values.
    public typealias Output = A.Output
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

    /// Returns a publisher of the values of these publishers and another, as they arrive.
    public func merge<Other: Publisher>(
      with other: Other
    ) -> Merge4<A, B, C, Other> where Other.Output == C.Output, Other.Failure == C.Failure {
      Merge4(a, b, c, other)
    }

    var derived: AnyPublisher<Output, Failure> {
      MergeMany([
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the values of four publishers, as they arrive.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge4).
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: DerivedPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
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

    /// Returns a publisher of the values of these publishers and another, as they arrive.
    public func merge<Other: Publisher>(
      with other: Other
    ) -> Merge5<A, B, C, D, Other> where Other.Output == D.Output, Other.Failure == D.Failure {
      Merge5(a, b, c, d, other)
    }

    var derived: AnyPublisher<Output, Failure> {
      MergeMany([
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// A publisher of the values of several publishers, as they arrive.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publishers to merge.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given ones.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that merges the given ones.
    public init<List: Swift.Sequence>(_ upstream: List) where List.Element == Upstream { publishers = Array(upstream) }

    /// Returns a publisher of the values of these publishers and another, as they arrive.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

    /// Delivers the values of all publishers. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if publishers.isEmpty { complete(.finished) }
      let group = SubscriptionGroup(expected: publishers.count, complete)
      for publisher in publishers {
        group.add(isExpected: true) { member in
          publisher._subscribe({ value in member.deliver { receive(value) } }, member.end)
        }
      }
      return AnyCancellable { group.cancel() }
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of the values of two publishers, as they arrive.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// Returns a publisher of the values of three publishers, as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher of the values of four publishers, as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Returns a publisher of the values of two publishers of the same type, as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
