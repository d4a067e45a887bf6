import Foundation

/// A namespace for the endings of subscriptions.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/subscribers).
public enum Subscribers {
  /// The ending of a subscription: regular, or by an error.
  public enum Completion<Failure: Error> {
    /// The publisher has no more values.
    case finished
    /// The publisher ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A source of values over time.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/publisher).
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Connects a subscriber: sends it a subscription, then values as it requests them, then the completion.
  func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Output, Target.Failure == Failure

  /// Delivers values until the returned object is cancelled or deallocated, or the publisher ends. For this module
  /// only.
  func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

// Each of the two has a default that calls the other: publishers of this module deliver values to closures, others
// implement `receive(subscriber:)`.
extension Publisher {
  /// Connects a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure { connect(subscriber) }

  /// Delivers values to closures. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: complete, receiveValue: receive)
    self.receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// A publisher whose type is hidden.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/anypublisher).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  /// Creates a publisher that hides the type of another.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    subscribe = { base._subscribe($0, $1) }
  }

  package init(
    _ subscribe:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive, complete) }
}

/// A publisher of one value.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/just).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value that every subscriber gets.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    complete(.finished)
    return AnyCancellable {}
  }
}

/// A publisher without values, which ends at once or never.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/empty).
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values; it ends at once by default.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher that sends no values, and finishes immediately unless `completeImmediately` is false.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { complete(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that ends at once with an error.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/fail).
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that every subscriber gets.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails with an error.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    complete(.failure(error))
    return AnyCancellable {}
  }
}

extension Just: Equatable where Output: Equatable {}
extension Empty: Equatable {}
extension Fail: Equatable where Failure: Equatable {}
