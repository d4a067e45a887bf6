import Foundation

/// Subscriptions whose values are delivered one after another, as if they came from one publisher, and which end
/// together: at the first error, or when the last one has finished.
///
/// Unchecked: locks guard everything that changes. No closure of a publisher or a subscriber runs, or is let go, while
/// the first of them is held.
final class SubscriptionGroup<Failure: Error>: @unchecked Sendable {
  typealias Completion = Subscribers.Completion<Failure>
  /// Begins the subscription of a member.
  typealias Begin = (_ member: Member) -> AnyCancellable

  /// One of the subscriptions. Once it has ended or was replaced, its methods have no effect.
  struct Member {
    fileprivate let group: SubscriptionGroup
    fileprivate let number: Int

    var isOpen: Bool { group.isOpen(number) }
    /// Runs a closure that delivers values, while no other member delivers any.
    func deliver(_ body: () -> Void) { group.deliver(from: number, body) }
    /// Ends this subscription: an error ends the whole group.
    func end(_ completion: Completion) { group.end(number, completion) }
    /// Ends the whole group.
    func endAll(_ completion: Completion) { group.end(number, completion, ofAll: true) }
    /// Cancels this subscription. The group does not end with it.
    func leave() { group.remove(number)?.cancel() }
  }

  private let lock = NSLock()
  /// Held while values and the completion are delivered: publishers may send on different threads. Recursive, because a
  /// value may lead to the next one.
  private let delivery = NSRecursiveLock()
  private let complete: (Completion) -> Void
  private var count = 0
  /// The numbers of the subscriptions that have not ended, and those of them that have begun.
  private var open: Set<Int> = []
  private var kept: [Int: AnyCancellable] = [:]
  private var expected: Int
  private var isOver = false
  /// The last subscription that was added in place of another.
  private var latest: Int?
  private let limit: Int
  /// The open subscriptions that count for the limit, and those that wait for one of these to end.
  private var limited: Set<Int> = []
  private var waiting = ValueQueue<Begin>()
  private var isBeginning = false

  /// - Parameters:
  ///   - expected: the number of subscriptions that will be added with `isExpected`. Without them there is no end.
  ///   - limit: the greatest number of subscriptions open at the same time, of those added with `addLimited`.
  ///   - complete: called once, at the end, unless the group is cancelled.
  init(expected: Int = 0, limit: Int = .max, _ complete: @escaping (Completion) -> Void) {
    (self.expected, self.limit, self.complete) = (expected, limit, complete)
  }

  // MARK: Adding

  /// Adds a subscription, unless the group has ended.
  func add(isExpected: Bool = false, _ begin: Begin) {
    let number = lock.withLock { () -> Int? in
      if isExpected { expected -= 1 }
      return isOver ? nil : newNumber()
    }
    if let number { self.begin(number, begin) }
  }

  /// Adds a subscription now or, if too many are open, after some of them have ended.
  func addLimited(_ begin: @escaping Begin) {
    let number = lock.withLock { () -> Int? in
      guard !isOver else { return nil }
      guard waiting.isEmpty, limited.count < limit else {
        waiting.append(begin)
        return nil
      }
      return newLimited()
    }
    if let number { self.begin(number, begin) }
  }

  /// Adds a subscription after cancelling the last one that was added in this way.
  func replaceLatest(_ begin: Begin) {
    let (number, old) = lock.withLock { () -> (Int?, AnyCancellable?) in
      guard !isOver else { return (nil, nil) }
      let old = latest.flatMap { forget($0) }
      latest = newNumber()
      return (latest, old)
    }
    old?.cancel()
    if let number { self.begin(number, begin) }
  }

  private func newNumber() -> Int {
    count += 1
    open.insert(count)
    return count
  }

  private func newLimited() -> Int {
    let number = newNumber()
    limited.insert(number)
    return number
  }

  private func begin(_ number: Int, _ begin: Begin) {
    guard isOpen(number) else { return }
    let subscription = begin(Member(group: self, number: number))
    let isNeeded = lock.withLock {
      // It may have ended while it began.
      if open.contains(number) { kept[number] = subscription }
      return open.contains(number)
    }
    if !isNeeded { subscription.cancel() }
  }

  private func beginWaiting() {
    var next = lock.withLock { isBeginning ? nil : nextWaiting() }
    while let (number, begin) = next {
      self.begin(number, begin)
      next = lock.withLock { nextWaiting() }
    }
  }

  /// Returns the next subscription to begin. They begin in a loop, as calls would nest if many ended at once.
  private func nextWaiting() -> (Int, Begin)? {
    isBeginning = false
    guard !isOver, limited.count < limit, let begin = waiting.removeFirst() else { return nil }
    isBeginning = true
    return (newLimited(), begin)
  }

  // MARK: Delivering and ending

  private func isOpen(_ number: Int) -> Bool { lock.withLock { open.contains(number) } }

  private func deliver(from number: Int, _ body: () -> Void) {
    delivery.withLock { if isOpen(number) { body() } }
  }

  /// Closes a subscription, and returns it to be let go outside of the lock.
  private func forget(_ number: Int) -> AnyCancellable? {
    open.remove(number)
    limited.remove(number)
    return kept.removeValue(forKey: number)
  }

  private func remove(_ number: Int) -> AnyCancellable? { lock.withLock { forget(number) } }

  private func end(_ number: Int, _ completion: Completion, ofAll isForced: Bool = false) {
    let ended = delivery.withLock { () -> AnyCancellable? in
      let (ended, isEnd) = lock.withLock { () -> (AnyCancellable?, Bool) in
        guard open.contains(number) else { return (nil, false) }
        let ended = forget(number)
        if case .failure = completion { isOver = true }
        if isForced || open.isEmpty && expected == 0 && waiting.isEmpty { isOver = true }
        return (ended, isOver)
      }
      if isEnd {
        cancel()
        complete(completion)
      }
      return ended
    }
    ended?.cancel()
    beginWaiting()
  }

  func cancel() {
    let (kept, waiting) = lock.withLock {
      isOver = true
      open = []
      limited = []
      defer { (self.kept, self.waiting) = ([:], ValueQueue()) }
      return (self.kept, self.waiting)
    }
    kept.values.forEach { $0.cancel() }
    withExtendedLifetime(waiting) {}
  }
}
