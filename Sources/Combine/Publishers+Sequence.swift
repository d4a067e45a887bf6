extension Publishers {
  /// A publisher of a sequence's elements.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/sequence).
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The sequence of the values.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Delivers the values. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      sequence.forEach(receive)
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the sequence's elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
