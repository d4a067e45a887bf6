/// A channel as a feed names it: what is left of it when the guide is made anew and its rows get other keys.
public struct ChannelReference: Hashable, Codable, Sendable {
  /// The name of the source.
  public var source: String
  /// The identifier that the feed uses.
  public var feedID: String
  /// The name it was last shown under.
  public var name: String

  /// Creates a reference.
  public init(source: String, feedID: String, name: String = "") {
    self.source = source
    self.feedID = feedID
    self.name = name
  }

  /// Whether it is the same channel, whatever it is called now.
  public func isSame(as other: ChannelReference) -> Bool { source == other.source && feedID == other.feedID }
}
