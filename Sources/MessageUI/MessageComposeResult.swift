/// The outcome of composing a short message.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/messagecomposeresult).
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled. The only outcome here.
  case cancelled = 0
  /// The message was sent. Never reported here.
  case sent
  /// The message could not be sent.
  case failed
}
