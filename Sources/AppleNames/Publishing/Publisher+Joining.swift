import Foundation

extension Publisher {
  /// Returns a publisher of the values of all publishers that `transform` returns.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      let group = SubscriptionGroup(complete)
      group.add { end in
        _subscribe({ value in group.add { transform(value)._subscribe(receive, $0) } }, end)
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Returns a publisher of pairs of the values of two publishers, in order of arrival. It ends when no other pair can
  /// come, and cancels both then.
  public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      // Recursive, because a value may lead to the next one. The two publishers may send on different threads.
      let lock = NSRecursiveLock()
      let (first, second) = (CancellableSlot(), CancellableSlot())
      var (left, right) = (PairedValues<Output>(), PairedValues<Other.Output>())
      var isOver = false
      func end(_ completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        (left, right) = (PairedValues(), PairedValues())
        first.cancel()
        second.cancel()
        complete(completion)
      }
      func look() {
        while !isOver, let one = left.first, let other = right.first {
          left.removeFirst()
          right.removeFirst()
          receive((one, other))
        }
        if left.isOver || right.isOver { end(.finished) }
      }
      func take(_ change: () -> Void) {
        lock.withLock {
          guard !isOver else { return }
          change()
          look()
        }
      }
      func close(_ completion: Subscribers.Completion<Failure>, _ change: () -> Void) {
        if case .failure = completion { lock.withLock { end(completion) } } else { take(change) }
      }
      first.fill(
        _subscribe({ value in take { left.append(value) } }) { completion in close(completion) { left.isClosed = true }
        })
      second.fill(
        other._subscribe({ value in take { right.append(value) } }) { completion in
          close(completion) { right.isClosed = true }
        })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of the results of `transform` for the latest values of two publishers.
  public func combineLatest<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest values of three publishers: once each has sent one, after each new value.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a publisher of the latest values of four publishers: once each has sent one, after each new value.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a publisher that sends the given values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      elements.forEach(receive)
      return _subscribe(receive, complete)
    }
  }

  /// Returns a publisher that sends the elements of a sequence first.
  public func prepend<List: Sequence>(_ elements: List) -> AnyPublisher<Output, Failure>
  where List.Element == Output {
    AnyPublisher { receive, complete in
      elements.forEach(receive)
      return _subscribe(receive, complete)
    }
  }

  /// Returns a publisher that sends the values of another publisher first.
  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure { other.append(self) }

  /// Returns a publisher that sends the given values at the end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Returns a publisher that sends the elements of a sequence at the end.
  public func append<List: Sequence>(_ elements: List) -> AnyPublisher<Output, Failure>
  where List.Element == Output {
    AnyPublisher { receive, complete in
      _subscribe(receive) { completion in
        if case .finished = completion { elements.forEach(receive) }
        complete(completion)
      }
    }
  }

  /// Returns a publisher of the results of `transform` for the latest values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Value>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the results of `transform` for the latest values of four publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher, Value>(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Second.Output, Third.Output, Fourth.Output) -> Value
  ) -> AnyPublisher<Value, Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// Returns a publisher of triples of the values of three publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a publisher of the results of `transform` for the values of two publishers, in order of arrival.
  public func zip<Other: Publisher, Value>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Other.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }

  /// Returns a publisher of the results of `transform` for the values of three publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Value>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the values of four publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a publisher that continues with another publisher at the end.
  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      let first = _subscribe(receive) { completion in
        if case .finished = completion {
          slot.fill(other._subscribe(receive, complete))
        } else {
          complete(completion)
        }
      }
      return AnyCancellable {
        first.cancel()
        slot.cancel()
      }
    }
  }

  /// Returns a publisher that subscribes once on behalf of all its subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let receivers = ReceiverList<Output, Failure>()
    let source = CancellableSlot()
    let lock = NSLock()
    var count = 0
    return AnyPublisher { receive, complete in
      let own = receivers.add(receive, complete)
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      if isFirst { source.fill(_subscribe({ receivers.send($0) }, { receivers.complete($0) })) }
      return AnyCancellable {
        own.cancel()
        let isLast = lock.withLock {
          count -= 1
          return count == 0
        }
        if isLast { source.fill(AnyCancellable {}) }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher received.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receive, complete in
      let newest = CancellableSlot()
      var (isOuterOver, isInnerOver) = (false, true)
      let outer = _subscribe(
        { publisher in
          isInnerOver = false
          newest.fill(
            publisher._subscribe(receive) { completion in
              isInnerOver = true
              if case .failure = completion { complete(completion) } else if isOuterOver { complete(.finished) }
            })
        },
        { completion in
          isOuterOver = true
          if case .failure = completion { complete(completion) } else if isInnerOver { complete(.finished) }
        })
      return AnyCancellable {
        outer.cancel()
        newest.cancel()
      }
    }
  }
}

/// Values of one publisher that wait for those of another.
private struct PairedValues<Value> {
  private var values: [Value] = []
  private var start = 0
  /// Whether the publisher has ended.
  var isClosed = false

  var first: Value? { start < values.count ? values[start] : nil }
  /// Whether the publisher has ended, and all its values have been taken.
  var isOver: Bool { isClosed && start == values.count }

  mutating func append(_ value: Value) { values.append(value) }

  /// O(1) on average.
  mutating func removeFirst() {
    start += 1
    if start > 32, start * 2 > values.count {
      values.removeFirst(start)
      start = 0
    }
  }
}

/// A namespace for publishers that combine others.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {
  /// A publisher of the values of several publishers, as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publishers to merge.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given ones.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that merges the given ones.
    public init<List: Sequence>(_ upstream: List) where List.Element == Upstream { publishers = Array(upstream) }

    /// Delivers the values of all publishers. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if publishers.isEmpty { complete(.finished) }
      let group = SubscriptionGroup(expected: publishers.count, complete)
      for publisher in publishers { group.add(isExpected: true) { publisher._subscribe(receive, $0) } }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Returns a publisher of the latest values of two publishers: once both have sent one, after each new value.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }

  /// Returns a publisher of the latest values of three publishers: once each has sent one, after each new value.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, A.Failure == C.Failure {
    a.combineLatest(b, c)
  }

  /// Returns a publisher of the values of two publishers, as they arrive.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
  where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }

  /// Returns a publisher of pairs of the values of two publishers.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}

/// Subscriptions that end together: at the first error, or when the last one has finished.
///
/// Unchecked: a lock protects everything that changes.
final class SubscriptionGroup<Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private let complete: (Subscribers.Completion<Failure>) -> Void
  /// The subscriptions that have not ended, by number.
  private var kept: [Int: AnyCancellable] = [:]
  /// The numbers of those that ended while they began.
  private var endedEarly: Set<Int> = []
  private var count = 0
  private var open: Int
  private var isOver = false

  /// - Parameters:
  ///   - expected: the number of subscriptions that will be added with `isExpected`. Without them there is no end.
  ///   - complete: called once, at the end.
  init(expected: Int = 0, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
    open = expected
    self.complete = complete
  }

  /// Adds the subscription that a closure begins with a receiver of its completion.
  func add(
    isExpected: Bool = false,
    _ subscribe: (_ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  ) {
    let number = lock.withLock {
      if !isExpected { open += 1 }
      count += 1
      return count
    }
    let subscription = subscribe { self.end($0, of: number) }
    let isNeeded = lock.withLock {
      if endedEarly.remove(number) != nil { return true }
      if !isOver { kept[number] = subscription }
      return !isOver
    }
    if !isNeeded { subscription.cancel() }
  }

  private func end(_ completion: Subscribers.Completion<Failure>, of number: Int) {
    let isEnd = lock.withLock {
      open -= 1
      if kept.removeValue(forKey: number) == nil { endedEarly.insert(number) }
      guard !isOver else { return false }
      if case .failure = completion { isOver = true } else if open == 0 { isOver = true }
      return isOver
    }
    guard isEnd else { return }
    cancel()
    complete(completion)
  }

  func cancel() {
    let kept = lock.withLock {
      isOver = true
      defer { self.kept = [:] }
      return self.kept
    }
    kept.values.forEach { $0.cancel() }
  }
}
