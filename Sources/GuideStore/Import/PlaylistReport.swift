/// The outcome of importing a playlist.
public struct PlaylistReport: Hashable, Sendable {
  /// The contribution of one guide.
  public struct Guide: Hashable, Sendable {
    /// As it may be shown.
    public var name: String
    /// Channels of the playlist that show it.
    public var channels: Int
  }

  /// Channels taken over.
  public var channels = 0
  /// Those of them that the guide did not have before.
  public var newChannels = 0
  /// Those that have programmes, from whatever guide.
  public var channelsWithGuide = 0
  /// Films and recordings: they do not belong in a guide.
  public var onDemand = 0
  /// Entries without name and id: further addresses of the channel before.
  public var alternatives = 0
  /// The guides that its channels show, those first that more of them do.
  public var guides: [Guide] = []
  /// Guides that were read and have none of its channels.
  public var guidesWithoutChannels: [String] = []
  /// Why guides could not be read, each once.
  public var failures: [String] = []
  /// Guides that the playlist names and that were not tried: every channel had programmes, or their server had failed
  /// too often.
  public var guidesLeft = 0
  /// How many of the guides that were given beside the playlist were taken for it.
  public var givenGuides = 0

  /// Creates a report of nothing imported.
  public init() {}
}
