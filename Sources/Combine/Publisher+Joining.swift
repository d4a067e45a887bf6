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

  /// Returns a publisher of the values of two publishers, as they arrive.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
  where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }
}
