/// A publisher through which values are sent.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/subject).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends all subscriptions; later values are not delivered.
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject {
  /// Requests all values of a publisher to which the subject was subscribed.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Sends a signal without a value.
  public func send() { send(()) }
}

/// A subject that delivers values to those that have subscribed before.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject).
///
/// Unchecked: a lock guards the subscribers. `Sendable` so that a constant can have one in Swift 6, as is possible on
/// iOS with `@preconcurrency import Combine`.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = ReceiverList<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.complete(completion) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(receive, complete) }
}

/// A subject that stores the last value and delivers it first to new subscribers.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject).
///
/// Unchecked: the lock of the list guards the value and the subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers: ReceiverList<Output, Failure>

  /// Creates a subject with its initial value.
  public init(_ value: Output) { receivers = ReceiverList(current: value) }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { receivers.current }
    set { send(newValue) }
  }

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.complete(completion) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(receive, complete) }
}
