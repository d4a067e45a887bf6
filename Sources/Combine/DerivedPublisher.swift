/// A publisher that is made from others, and has properties that say how.
protocol DerivedPublisher: Publisher {
  /// The publisher that delivers the values.
  var derived: AnyPublisher<Output, Failure> { get }
}

extension DerivedPublisher {
  /// Delivers the values of the derived publisher. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { derived._subscribe(receive, complete) }
}
