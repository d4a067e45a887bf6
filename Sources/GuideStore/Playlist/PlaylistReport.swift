/// What an import made of a playlist.
public struct PlaylistReport: Hashable, Sendable {
  /// Channels taken over.
  public var channels = 0
  /// Those that a guide has programmes for.
  public var channelsWithGuide = 0
  /// Films and recordings: they do not belong in a guide.
  public var onDemand = 0
  /// Entries without name and id: further addresses of the channel before.
  public var alternatives = 0
  /// The guides that were read, as they may be shown.
  public var guides: [String] = []
  /// Guides that the playlist names and that were not read.
  public var guidesLeft = 0
  /// How many of the guides that were given beside the playlist were taken for it.
  public var givenGuides = 0

  public init() {}
}
