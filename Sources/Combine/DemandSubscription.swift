import Foundation

/// A subscription to a publisher that sends values regardless of demand: values that have not been requested are
/// queued.
///
/// Unchecked because of the state, which the lock guards.
final class DemandSubscription<Target: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var target: Target?
  private var demand = Subscribers.Demand.none
  private var waiting = ValueQueue<Target.Input>()
  private var completion: Subscribers.Completion<Target.Failure>?
  private var upstream: AnyCancellable?
  private var hasBegun = false
  private var isSending = false
  private let begin: (DemandSubscription) -> AnyCancellable

  init(_ target: Target, begin: @escaping (DemandSubscription) -> AnyCancellable) {
    self.target = target
    self.begin = begin
  }

  func request(_ more: Subscribers.Demand) {
    let isFirst = lock.withLock {
      guard target != nil else { return false }
      demand += more
      defer { hasBegun = true }
      return !hasBegun
    }
    if isFirst {
      let upstream = begin(self)
      let isOver = lock.withLock {
        if target != nil { self.upstream = upstream }
        return target == nil
      }
      if isOver { upstream.cancel() }
    }
    send()
  }

  func receive(_ value: Target.Input) {
    lock.withLock { if target != nil { waiting.append(value) } }
    send()
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    send()
  }

  func cancel() {
    // All are let go outside of the lock.
    let (target, waiting, upstream) = lock.withLock {
      defer { (self.target, self.waiting, self.upstream) = (nil, ValueQueue(), nil) }
      return (self.target, self.waiting, self.upstream)
    }
    upstream?.cancel()
    withExtendedLifetime((target, waiting)) {}
  }

  /// Delivers the values that have been requested, and the completion once no value is queued before it.
  private func send() {
    guard lock.withLock({ beginSending() }) else { return }
    while true {
      switch lock.withLock({ next() }) {
      case .value(let target, let value):
        let more = target.receive(value)
        lock.withLock { demand += more }
      case .end(let target, let completion, let ended):
        target.receive(completion: completion)
        withExtendedLifetime(ended) {}
        return
      case .rest: return
      }
    }
  }

  private enum Step {
    case value(Target, Target.Input)
    case end(Target, Subscribers.Completion<Target.Failure>, AnyCancellable?)
    case rest
  }

  private func beginSending() -> Bool {
    guard !isSending, target != nil else { return false }
    isSending = true
    return true
  }

  /// Returns the next step; if there is nothing to deliver, delivery ends under the same lock, so that no value is
  /// missed.
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
    guard waiting.isEmpty, let completion else { return .rest }
    defer { (self.target, upstream) = (nil, nil) }
    return .end(target, completion, upstream)
  }
}

extension Publisher {
  /// Connects a subscriber, for publishers that deliver values to closures.
  func connect<Target: Subscriber>(_ subscriber: Target) where Target.Input == Output, Target.Failure == Failure {
    let subscription = DemandSubscription(subscriber) { subscription in
      _subscribe({ subscription.receive($0) }, { subscription.receive(completion: $0) })
    }
    subscriber.receive(subscription: subscription)
  }

  /// Connects a subscriber.
  public func subscribe<Target: Subscriber>(_ subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure { receive(subscriber: subscriber) }

  /// Forwards all values to a subject.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
  }
}
