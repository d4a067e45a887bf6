import Foundation

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
/// Unchecked: locks guard the value and the subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Output
  private let receivers = ReceiverList<Output, Failure>()

  /// Creates a subject with its initial value.
  public init(_ value: Output) {
    current = value
  }

  private var kept: [AnyCancellable] = []

  /// Keeps a subscription during the subject's lifetime.
  func keep(_ subscription: AnyCancellable) { lock.withLock { kept.append(subscription) } }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !receivers.isComplete else { return }
    lock.withLock { current = value }
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { receivers.complete(completion) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !receivers.isComplete { receive(value) }
    return receivers.add(receive, complete)
  }
}

/// The subscribers of a subject, in the order in which they subscribed.
final class ReceiverList<Output, Failure: Error> {
  private struct Receiver {
    let id: Int
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var receivers: [Receiver] = []
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?

  var isComplete: Bool { lock.withLock { completion != nil } }

  func add(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    lock.lock()
    if let completion {
      lock.unlock()
      complete(completion)
      return AnyCancellable {}
    }
    count += 1
    let id = count
    receivers.append(Receiver(id: id, receive: receive, complete: complete))
    lock.unlock()
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    lock.withLock { receivers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    // Outside of the lock: a subscriber may send, subscribe or cancel. One that was cancelled in between is left out.
    for receiver in lock.withLock({ receivers }) where lock.withLock({ receivers.contains { $0.id == receiver.id } }) {
      receiver.receive(value)
    }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    let last = lock.withLock { () -> [Receiver] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { receivers = [] }
      return receivers
    }
    for receiver in last { receiver.complete(completion) }
  }
}
