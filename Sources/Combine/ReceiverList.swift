import Foundation

/// The subscribers of a subject, in the order in which they subscribed.
///
/// Unchecked: the lock guards everything that changes. No closure of a subscriber runs, or is let go, while it is held.
final class ReceiverList<Output, Failure: Error>: @unchecked Sendable {
  private struct Actions {
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private final class Receiver {
    /// Nil after its cancellation or the end.
    var actions: Actions?
    init(_ actions: Actions) { self.actions = actions }
  }

  private let lock = NSLock()
  private var receivers: [Receiver] = []
  /// The number of receivers in the list that were cancelled.
  private var cancelled = 0
  private var completion: Subscribers.Completion<Failure>?

  var isComplete: Bool { lock.withLock { completion != nil } }

  func add(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let receiver = Receiver(Actions(receive: receive, complete: complete))
    let completion = lock.withLock {
      if self.completion == nil { receivers.append(receiver) }
      return self.completion
    }
    if let completion {
      complete(completion)
      return AnyCancellable {}
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

  /// O(subscribers).
  func send(_ value: Output) {
    // Outside of the lock: a subscriber may send, subscribe or cancel. One that was cancelled in between is left out.
    for receiver in lock.withLock({ receivers }) {
      if let actions = lock.withLock({ receiver.actions }) { actions.receive(value) }
    }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    let last = lock.withLock { () -> [Receiver] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { (receivers, cancelled) = ([], 0) }
      return receivers
    }
    for receiver in last {
      let actions = lock.withLock {
        defer { receiver.actions = nil }
        return receiver.actions
      }
      actions?.complete(completion)
    }
  }
}
