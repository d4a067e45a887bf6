import Foundation

extension Publishers {
  /// A publisher of a property of the values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath).
  public struct MapKeyPath<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The property that is sent.
    public let keyPath: KeyPath<Upstream.Output, Output>

    var derived: AnyPublisher<Output, Failure> { upstream.map { $0[keyPath: keyPath] }.eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher of two properties of the values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath2).
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = (Output0, Output1)
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    var derived: AnyPublisher<Output, Failure> {
      upstream.map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }.eraseToAnyPublisher()
    }
  }
}

extension Publishers {
  /// A publisher of three properties of the values.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath3).
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = (Output0, Output1, Output2)
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The third property that is sent.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    var derived: AnyPublisher<Output, Failure> {
      upstream.map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }.eraseToAnyPublisher()
    }
  }
}

extension Publisher {
  /// Returns a publisher of a property of the values.
  public func map<Value>(_ keyPath: KeyPath<Output, Value>) -> Publishers.MapKeyPath<Self, Value> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Returns a publisher of pairs of the values' properties.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> Publishers.MapKeyPath2<Self, First, Second> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: first, keyPath1: second)
  }

  /// Returns a publisher of triples of the values' properties.
  public func map<First, Second, Third>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>, _ third: KeyPath<Output, Third>
  ) -> Publishers.MapKeyPath3<Self, First, Second, Third> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: first, keyPath1: second, keyPath2: third)
  }
}
