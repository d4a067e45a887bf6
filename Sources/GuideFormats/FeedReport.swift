/// The outcome of reading a feed.
public struct FeedReport: Sendable {
  /// Channels emitted.
  public var channels = 0
  /// Programmes emitted.
  public var programmes = 0
  /// The earliest start, UTC seconds since 1970; `nil` without programmes.
  public var firstInstant: Int64?
  /// The latest stop or start, UTC seconds since 1970; `nil` without programmes.
  public var lastInstant: Int64?
  /// Bytes read from the source, before decompression.
  public var sourceBytes: Int64 = 0
  /// Bytes of unpacked text.
  public var textBytes: Int64 = 0
  /// The number of times that each kind of repair or loss occurred; kinds that did not occur are missing.
  public var issues: [FeedIssue: Int] = [:]
  /// The first place at which the markup was not well-formed, if any.
  public var firstDamage: FeedError?
  /// The reason why reading ended early; everything before it was emitted. `nil` if the feed was read to its end.
  public var failure: FeedError?
  /// Whether programmes are missing that the feed was meant to have, in which case nothing stored may be deleted
  /// because of it.
  public var isPartial: Bool { failure != nil }

  /// Creates an empty report.
  public init() {}
}
