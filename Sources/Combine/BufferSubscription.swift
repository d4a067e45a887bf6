import Foundation

/// A subscription to a buffer, which subscribes to the publisher of the values itself.
///
/// Unchecked because of the state, which the lock guards. No closure of a publisher or a subscriber runs, or is let go,
/// while it is held.
final class BufferSubscription<Target: Subscriber>: Subscription, Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Target.Failure>
  private var target: Target?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var waiting = ValueQueue<Target.Input>()
  private var completion: Subscribers.Completion<Target.Failure>?
  private var isSending = false

  init(
    _ target: Target, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Target.Failure>
  ) {
    (self.target, self.size, self.prefetch, self.whenFull) = (target, size, prefetch, whenFull)
  }

  // MARK: As the subscriber of the publisher

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard upstream == nil, completion == nil, target != nil else { return false }
      upstream = subscription
      return true
    }
    guard isWanted, let target = lock.withLock({ target }) else { return subscription.cancel() }
    target.receive(subscription: self)
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ value: Target.Input) -> Subscribers.Demand {
    let (isOpen, left, makeError) = lock.withLock { () -> (Bool, Target.Input?, (() -> Target.Failure)?) in
      guard target != nil, completion == nil else { return (false, value, nil) }
      if waiting.count < size {
        waiting.append(value)
        return (true, nil, nil)
      }
      switch whenFull {
      case .dropNewest: return (true, value, nil)
      case .dropOldest:
        waiting.append(value)
        return (true, waiting.removeFirst(), nil)
      case .customError(let makeError): return (false, value, makeError)
      }
    }
    withExtendedLifetime(left) {}
    if let makeError { fail(makeError()) }
    return isOpen ? send() : .none
  }

  /// Ends the subscription to the publisher. The error is delivered at the next request, after as many values.
  private func fail(_ error: Target.Failure) {
    let upstream = lock.withLock {
      if completion == nil { completion = .failure(error) }
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    _ = send()
  }

  // MARK: As the subscription of the subscriber

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    let freed = send()
    if freed > 0 { lock.withLock { upstream }?.request(freed) }
  }

  func cancel() {
    let (target, waiting, upstream) = lock.withLock {
      defer { (self.target, self.waiting, self.upstream) = (nil, ValueQueue(), nil) }
      return (self.target, self.waiting, self.upstream)
    }
    upstream?.cancel()
    withExtendedLifetime((target, waiting)) {}
  }

  // MARK: Delivering

  private enum Step {
    case value(Target, Target.Input)
    case end(Target, Subscribers.Completion<Target.Failure>, (any Subscription)?)
    case rest
  }

  /// Delivers the values that were requested, and returns the number of values to request for their places.
  private func send() -> Subscribers.Demand {
    guard lock.withLock({ beginSending() }) else { return .none }
    var freed = Subscribers.Demand.none
    while true {
      switch lock.withLock({ next() }) {
      case .value(let target, let value):
        if prefetch == .keepFull { freed += 1 }
        let more = target.receive(value)
        lock.withLock { demand += more }
      case .end(let target, let completion, let ended):
        target.receive(completion: completion)
        withExtendedLifetime(ended) {}
        return .none
      case .rest: return freed
      }
    }
  }

  private func beginSending() -> Bool {
    guard !isSending, target != nil else { return false }
    isSending = true
    return true
  }

  /// Returns the next step. An error does not wait until the values before it are requested.
  private func next() -> Step {
    guard let target else {
      isSending = false
      return .rest
    }
    if demand > 0, let value = waiting.removeFirst() {
      demand -= 1
      return .value(target, value)
    }
    isSending = false
    guard let completion, waiting.isEmpty || completion.isFailure else { return .rest }
    defer { (self.target, upstream) = (nil, nil) }
    return .end(target, completion, upstream)
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
