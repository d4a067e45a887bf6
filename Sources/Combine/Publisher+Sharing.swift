import Foundation

extension Publishers {
  /// A publisher that subscribes once on behalf of all its subscribers.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/share).
  public final class Share<Upstream: Publisher>: DerivedPublisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    private let receivers = ReceiverList<Output, Failure>()
    private let connection = SharedConnection()

    /// Returns whether both are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { [upstream, receivers, connection] receive, complete in
        let own = receivers.add(receive, complete)
        connection.join { upstream._subscribe({ receivers.send($0) }, { receivers.complete($0) }) }
        return AnyCancellable {
          own.cancel()
          connection.leave()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that connects another at its first subscriber, and disconnects it after the last has gone.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/autoconnect).
  public final class Autoconnect<Upstream: ConnectablePublisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    private let connection = SharedConnection()

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { [upstream, connection] receive, complete in
        let inner = upstream._subscribe(receive, complete)
        connection.join { AnyCancellable(upstream.connect()) }
        return AnyCancellable {
          inner.cancel()
          connection.leave()
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that subscribes once on behalf of all its subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension ConnectablePublisher {
  /// Returns a publisher that connects to this one at its first subscriber, and disconnects after the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
