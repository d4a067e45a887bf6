/// The end of composing a short message.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/messagecomposeresult).
public enum MessageComposeResult: Int, Sendable {
  /// The person gave up. The only end here.
  case cancelled = 0
  /// The message is to be sent. Never reported here.
  case sent
  /// The message could not be sent.
  case failed
}
