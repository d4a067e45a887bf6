import Foundation

/// The subscribers of a subject, in the order in which they subscribed, and its current value if it has one.
///
/// Unchecked: the lock guards everything that changes. No closure of a subscriber runs, or is let go, while it is held.
final class ReceiverList<Output, Failure: Error>: @unchecked Sendable {
  typealias Completion = Subscribers.Completion<Failure>

  private struct Actions {
    let receive: (Output) -> Void
    let complete: (Completion) -> Void
  }

  private enum Event { case value(Output), end(Completion) }

  private final class Receiver {
    let number: Int
    /// Nil after its cancellation or the end.
    var actions: Actions?
    /// The thread that delivers the current value, while it does. Events of other threads wait for it, so that they
    /// arrive in order.
    var opener: pthread_t?
    var following = ValueQueue<Event>()
    init(_ number: Int, _ actions: Actions) { (self.number, self.actions) = (number, actions) }
  }

  private let lock = NSLock()
  private var receivers: [Receiver] = []
  /// The number of receivers that were ever added.
  private var count = 0
  /// The number of receivers in the list that were cancelled.
  private var cancelled = 0
  private var completion: Completion?
  private var stored: Output?

  /// - Parameter current: the value that new subscribers get first; nil for none.
  init(current: Output? = nil) { stored = current }

  /// The last value, or the initial one. There must be one.
  var current: Output { lock.withLock { stored! } }

  // MARK: Subscribing

  /// Adds a subscriber, and delivers the current value to it.
  func add(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Completion) -> Void) -> AnyCancellable {
    let actions = Actions(receive: receive, complete: complete)
    let (receiver, current, completion) = lock.withLock { () -> (Receiver, Output?, Completion?) in
      count += 1
      let receiver = Receiver(count, actions)
      if self.completion == nil { receivers.append(receiver) }
      if stored != nil { receiver.opener = pthread_self() }
      return (receiver, stored, self.completion)
    }
    if let completion {
      complete(completion)
      return AnyCancellable {}
    }
    if let current {
      receive(current)
      deliverFollowing(receiver, isLast: true)
    }
    return AnyCancellable { [weak self, weak receiver] in if let receiver { self?.remove(receiver) } }
  }

  /// O(1) on average.
  private func remove(_ receiver: Receiver) {
    let actions = lock.withLock { () -> Actions? in
      guard let actions = receiver.actions else { return nil }
      receiver.actions = nil
      cancelled += 1
      if cancelled * 2 > receivers.count {
        receivers.removeAll { $0.actions == nil }
        cancelled = 0
      }
      return actions
    }
    withExtendedLifetime(actions) {}
  }

  // MARK: Sending

  /// Stores a value, if the list has a current one, and sends it. O(subscribers).
  func send(_ value: Output) {
    // Outside of the lock: a subscriber may send, subscribe or cancel. One that was cancelled in between is left out.
    for receiver in store(value) { deliver(.value(value), to: receiver) }
  }

  /// Sends a value, and stores it afterwards. O(subscribers).
  func sendBeforeStoring(_ value: Output) {
    let (count, receivers) = lock.withLock { (self.count, self.receivers) }
    for receiver in receivers { deliver(.value(value), to: receiver) }
    // Those that subscribed meanwhile only got the old value.
    for receiver in store(value) where receiver.number > count { deliver(.value(value), to: receiver) }
  }

  func complete(_ completion: Completion) {
    let last = lock.withLock { () -> [Receiver] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { (receivers, cancelled) = ([], 0) }
      return receivers
    }
    for receiver in last { deliver(.end(completion), to: receiver) }
  }

  /// Stores the value and returns the receivers in one step, so that each of them gets it either now or as its first.
  private func store(_ value: Output) -> [Receiver] {
    let (old, receivers) = lock.withLock { () -> (Output?, [Receiver]) in
      guard completion == nil, let old = stored else { return (nil, self.receivers) }
      stored = value
      return (old, self.receivers)
    }
    // The old value may run code at its end, which must not wait for the lock.
    withExtendedLifetime(old) {}
    return receivers
  }

  private func deliver(_ event: Event, to receiver: Receiver) {
    let opener = lock.withLock {
      if receiver.opener != nil { receiver.following.append(event) }
      return receiver.opener
    }
    if let opener {
      // A subscriber that sends gets the value at once, as later ones.
      if pthread_equal(opener, pthread_self()) != 0 { deliverFollowing(receiver, isLast: false) }
    } else {
      call(receiver, event)
    }
  }

  private func deliverFollowing(_ receiver: Receiver, isLast: Bool) {
    while true {
      let event = lock.withLock { () -> Event? in
        if let event = receiver.following.removeFirst() { return event }
        // Under the same lock, so that no event is left behind.
        if isLast { receiver.opener = nil }
        return nil
      }
      guard let event else { return }
      call(receiver, event)
    }
  }

  private func call(_ receiver: Receiver, _ event: Event) {
    switch event {
    case .value(let value): lock.withLock { receiver.actions }?.receive(value)
    case .end(let completion):
      let actions = lock.withLock {
        defer { receiver.actions = nil }
        return receiver.actions
      }
      actions?.complete(completion)
    }
  }
}
