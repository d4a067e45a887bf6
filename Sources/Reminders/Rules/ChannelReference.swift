/// A channel as a feed identifies it. It stays valid when the guide is rebuilt and its rows get other keys.
public struct ChannelReference: Hashable, Codable, Sendable {
  /// The name of the source.
  public var source: String
  /// The identifier that the feed uses.
  public var feedID: String
  /// The name under which it was last shown.
  public var name: String

  /// Creates a reference.
  public init(source: String, feedID: String, name: String = "") {
    self.source = source
    self.feedID = feedID
    self.name = name
  }

  /// Whether both are the same channel, whatever their names are now.
  public func isSame(as other: ChannelReference) -> Bool { source == other.source && feedID == other.feedID }
}
