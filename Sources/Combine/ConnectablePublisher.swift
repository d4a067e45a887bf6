/// A publisher that starts to send values when `connect()` is called.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values; cancelling the returned object stops it.
  func connect() -> any Cancellable
}
