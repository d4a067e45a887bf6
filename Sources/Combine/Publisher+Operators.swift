import Foundation

extension Publisher {
  /// Subscribes with closures; the subscription ends with the returned object.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }

  /// Returns the publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns a publisher of the values of two publishers, in the order in which they are sent.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  /// Returns a publisher of the values of three publishers, in the order in which they are sent.
  public func merge<Second: Publisher, Third: Publisher>(
    with second: Second, _ third: Third
  ) -> AnyPublisher<Output, Failure>
  where Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  /// Returns a publisher of the values of four publishers, in the order in which they are sent.
  public func merge<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    with second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure,
    Fourth.Output == Output, Fourth.Failure == Failure
  { merge(with: second, third).merge(with: fourth) }

  /// Returns a publisher of the values of five publishers, in the order in which they are sent.
  public func merge<Second: Publisher, Third: Publisher, Fourth: Publisher, Fifth: Publisher>(
    with second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure,
    Fourth.Output == Output, Fourth.Failure == Failure, Fifth.Output == Output, Fifth.Failure == Failure
  { merge(with: second, third, fourth).merge(with: fifth) }

  /// Returns a publisher of the values of six publishers, in the order in which they are sent.
  public func merge<Second: Publisher, Third: Publisher, Fourth: Publisher, Fifth: Publisher, Sixth: Publisher>(
    with second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure,
    Fourth.Output == Output, Fourth.Failure == Failure, Fifth.Output == Output, Fifth.Failure == Failure,
    Sixth.Output == Output, Sixth.Failure == Failure
  { merge(with: second, third, fourth, fifth).merge(with: sixth) }

  /// Returns a publisher of the values of seven publishers, in the order in which they are sent.
  public func merge<
    Second: Publisher, Third: Publisher, Fourth: Publisher, Fifth: Publisher, Sixth: Publisher, Seventh: Publisher
  >(
    with second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth, _ seventh: Seventh
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure,
    Fourth.Output == Output, Fourth.Failure == Failure, Fifth.Output == Output, Fifth.Failure == Failure,
    Sixth.Output == Output, Sixth.Failure == Failure, Seventh.Output == Output, Seventh.Failure == Failure
  { merge(with: second, third, fourth, fifth, sixth).merge(with: seventh) }

  /// Returns a publisher of the values of eight publishers, in the order in which they are sent.
  public func merge<
    Second: Publisher, Third: Publisher, Fourth: Publisher, Fifth: Publisher, Sixth: Publisher, Seventh: Publisher,
    Eighth: Publisher
  >(
    with second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth, _ seventh: Seventh,
    _ eighth: Eighth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure,
    Fourth.Output == Output, Fourth.Failure == Failure, Fifth.Output == Output, Fifth.Failure == Failure,
    Sixth.Output == Output, Sixth.Failure == Failure, Seventh.Output == Output, Seventh.Failure == Failure,
    Eighth.Output == Output, Eighth.Failure == Failure
  { merge(with: second, third, fourth, fifth, sixth, seventh).merge(with: eighth) }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure; the subscription ends with the returned object.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue) { _ in }
  }

  /// Sets a property to each value. The object is retained until the subscription ends.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}
