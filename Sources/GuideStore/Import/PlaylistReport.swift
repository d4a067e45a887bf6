/// The outcome of importing a playlist.
public struct PlaylistReport: Hashable, Sendable {
  /// The contribution of one guide.
  public struct Guide: Hashable, Sendable {
    /// The name in the form that may be shown.
    public var name: String
    /// Channels of the playlist that show it.
    public var channels: Int
  }

  /// Channels imported.
  public var channels = 0
  /// Channels among them that the guide did not have before.
  public var newChannels = 0
  /// Channels among them with programmes, from any guide.
  public var channelsWithGuide = 0
  /// Films and recordings, which do not belong in a guide.
  public var onDemand = 0
  /// Entries without name and id: further addresses of the previous channel.
  public var alternatives = 0
  /// The guides that its channels show, those of the most channels first.
  public var guides: [Guide] = []
  /// Guides that were read but have none of its channels.
  public var guidesWithoutChannels: [String] = []
  /// The reasons why guides could not be read, each once.
  public var failures: [String] = []
  /// The number of guides that the playlist names but that were not tried, because every channel had programmes, or
  /// because their server had failed too often.
  public var guidesLeft = 0
  /// The number of guides given with the playlist that were used for it.
  public var givenGuides = 0

  /// Creates an empty report.
  public init() {}
}
