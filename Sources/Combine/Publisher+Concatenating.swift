import Foundation

extension Publishers {
  /// A publisher that continues with another publisher at the end.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/concatenate).
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: DerivedPublisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The type of the values.
    public typealias Output = Suffix.Output
    /// The type of the errors.
    public typealias Failure = Suffix.Failure
    /// The publisher whose values are sent first.
    public let prefix: Prefix
    /// The publisher that follows once the first has ended without an error.
    public let suffix: Suffix

    /// Creates the publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let slot = CancellableSlot()
        let first = prefix._subscribe(receive) { completion in
          if case .finished = completion {
            slot.fill(suffix._subscribe(receive, complete))
          } else {
            complete(completion)
          }
        }
        return AnyCancellable {
          first.cancel()
          slot.cancel()
        }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Returns a publisher that sends the given values first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Returns a publisher that sends the elements of a sequence first.
  public func prepend<List: Sequence>(
    _ elements: List
  ) -> Publishers.Concatenate<Publishers.Sequence<List, Failure>, Self> where List.Element == Output {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  /// Returns a publisher that sends the values of another publisher first.
  public func prepend<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Other, Self>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Returns a publisher that sends the given values at the end.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Returns a publisher that sends the elements of a sequence at the end.
  public func append<List: Sequence>(
    _ elements: List
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<List, Failure>> where List.Element == Output {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher that continues with another publisher at the end.
  public func append<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }
}
