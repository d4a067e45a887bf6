/// A publisher that is created for each subscriber.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/deferred).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the errors.
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher whose subscribers each get a publisher of their own.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Subscribes to a new publisher. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher()._subscribe(receive, complete) }
}
