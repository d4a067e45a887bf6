/// A publisher that starts to send values when `connect()` is called.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values; cancelling the returned object stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects to this one at its first subscriber, and disconnects after the last has gone.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let connection = SharedConnection()
    return AnyPublisher { receive, complete in
      let inner = _subscribe(receive, complete)
      connection.join { AnyCancellable(connect()) }
      return AnyCancellable {
        inner.cancel()
        connection.leave()
      }
    }
  }
}
