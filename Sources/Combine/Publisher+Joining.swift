import Foundation

extension Publisher {
  /// Returns a publisher of the values of all publishers that `transform` returns.
  ///
  /// - Parameter maxPublishers: the greatest number of these publishers to follow at the same time. The values for
  ///   others wait.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      let group = SubscriptionGroup(limit: maxPublishers.max ?? .max, complete)
      group.add { outer in
        _subscribe(
          { value in
            group.addLimited { inner in
              transform(value)._subscribe({ value in inner.deliver { receive(value) } }, inner.end)
            }
          }, outer.end)
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Returns a publisher of pairs of the values of two publishers, in order of arrival. It ends when no other pair can
  /// come, and cancels both then.
  public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      var (left, right) = (ValueQueue<Output>(), ValueQueue<Other.Output>())
      var (isLeftOver, isRightOver) = (false, false)
      let group = SubscriptionGroup<Failure>(expected: 2) { completion in
        (left, right) = (ValueQueue(), ValueQueue())
        complete(completion)
      }
      func take(from member: SubscriptionGroup<Failure>.Member, _ change: () -> Void) {
        member.deliver {
          change()
          while member.isOpen, !left.isEmpty, !right.isEmpty, let one = left.removeFirst(),
            let other = right.removeFirst()
          {
            receive((one, other))
          }
          if isLeftOver && left.isEmpty || isRightOver && right.isEmpty { member.endAll(.finished) }
        }
      }
      func close(
        _ member: SubscriptionGroup<Failure>.Member, _ completion: Subscribers.Completion<Failure>,
        _ change: () -> Void
      ) {
        if case .failure = completion { member.end(completion) } else { take(from: member, change) }
      }
      group.add(isExpected: true) { member in
        _subscribe({ value in take(from: member) { left.append(value) } }) { completion in
          close(member, completion) { isLeftOver = true }
        }
      }
      group.add(isExpected: true) { member in
        other._subscribe({ value in take(from: member) { right.append(value) } }) { completion in
          close(member, completion) { isRightOver = true }
        }
      }
      return AnyCancellable { group.cancel() }
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

  /// Returns a publisher of the results of `transform` for the values of four publishers, in order of arrival.
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher, Value>(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Second.Output, Third.Output, Fourth.Output) -> Value
  ) -> AnyPublisher<Value, Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher received.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receive, complete in
      let group = SubscriptionGroup(complete)
      group.add { outer in
        _subscribe(
          { publisher in
            group.replaceLatest { inner in
              publisher._subscribe({ value in inner.deliver { receive(value) } }, inner.end)
            }
          }, outer.end)
      }
      return AnyCancellable { group.cancel() }
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
    public init<List: Swift.Sequence>(_ upstream: List) where List.Element == Upstream { publishers = Array(upstream) }

    /// Delivers the values of all publishers. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if publishers.isEmpty { complete(.finished) }
      let group = SubscriptionGroup(expected: publishers.count, complete)
      for publisher in publishers {
        group.add(isExpected: true) { member in
          publisher._subscribe({ value in member.deliver { receive(value) } }, member.end)
        }
      }
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
