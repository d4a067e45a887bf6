/// A channel's airing at an instant, and the one after it.
public struct NowAndNext: Hashable, Sendable {
  /// The channel of both airings.
  public var channel: Channel.Key
  /// The airing that is on; of several, the one that started last. `nil` in a hole.
  public var now: Airing?
  /// The first airing that starts later than the instant.
  public var next: Airing?

  /// Creates a pair of airings.
  public init(channel: Channel.Key, now: Airing?, next: Airing?) {
    self.channel = channel
    self.now = now
    self.next = next
  }
}
