import TransferTiming

/// How long a client of the interface for programs may take, and how slow it may be. `Connections.most` limits how many
/// there are, `GuideAPI.longestBody` a body, and libsoup a head (to 100 KB).
public struct APILimits: Sendable {
  /// The milliseconds from the connection on until the head of its request is complete.
  public var head: Int
  /// The milliseconds for the rest of the request after its head.
  public var body: Int
  /// How slowly an answer may be fetched.
  public var reply: HTTPLimits

  /// Creates limits: 10 seconds for a head, 20 for a body (of at most 64 KB), and for an answer (of at most 64 MB) ten
  /// minutes without a silence of one minute: the kernel takes a few megabytes at once, so bytes go in large steps.
  public init(
    head: Int = 10_000, body: Int = 20_000, reply: HTTPLimits = HTTPLimits(silence: 60, window: 60, total: 600)
  ) {
    self.head = head
    self.body = body
    self.reply = reply
  }
}
