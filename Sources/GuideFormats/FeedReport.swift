/// The outcome of reading a feed.
public struct FeedReport: Sendable {
  /// Channels handed on.
  public var channels = 0
  /// Programmes handed on.
  public var programmes = 0
  /// The earliest start and the latest stop or start, UTC seconds since 1970; `nil` without programmes.
  public var firstInstant: Int64?
  /// The latest stop or start, UTC seconds since 1970; `nil` without programmes.
  public var lastInstant: Int64?
  /// Bytes read from the source, before decompression.
  public var sourceBytes: Int64 = 0
  /// Bytes of text, after decompression.
  public var textBytes: Int64 = 0
  /// How often each kind of repair or loss happened; kinds that did not are missing.
  public var issues: [FeedIssue: Int] = [:]
  /// The first place where the markup was not well-formed, if any.
  public var firstDamage: FeedError?
  /// Why reading ended early; what came before it was handed on. `nil` when the feed was read to its end.
  public var failure: FeedError?
  /// Whether programmes the feed meant to give are missing: nothing stored may be deleted on its word.
  public var isPartial: Bool { failure != nil }

  /// Creates a report of nothing read.
  public init() {}
}
