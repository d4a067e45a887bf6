import Foundation
import GuideFormats

/// The outcome of an import.
public struct ImportReport: Hashable, Sendable {
  /// Numbers of repairs and omissions, by kind.
  public struct Counts: Hashable, Sendable {
    /// Missing stops, inferred from the next start or the channel's typical length.
    public var inferredStops = 0
    /// Stops before their start, moved to the next day.
    public var rolledStops = 0
    /// Stops before their start that a change of day could not explain, inferred.
    public var reversedStops = 0
    /// Airings of a day or longer, cut at the next start.
    public var cappedLengths = 0
    /// Missing titles, replaced by "No title".
    public var emptyTitles = 0
    /// Exact repetitions of an airing: left out.
    public var duplicates = 0
    /// Other airings with the same channel and start: all kept.
    public var sharedStarts = 0
    /// Airings beyond the 512th with the same start on a channel: left out.
    public var crowdedStarts = 0
    /// Starts more than a year from the rest of the feed, or before 1990: left out.
    public var absurdDates = 0
    /// Programmes without a channel: left out.
    public var withoutChannel = 0
    /// Programmes of hidden channels: left out.
    public var onHiddenChannels = 0
    /// Channels that no `channel` element declares, created from the programmes that name them.
    public var undeclaredChannels = 0

    /// Creates counts of 0.
    public init() {}
  }

  /// The name of the source.
  public var source: String
  /// Channels of the feed that have airings.
  public var channels = 0
  /// Channels that the guide did not have before, except those of playlists.
  public var newChannels = 0
  /// Airings stored.
  public var airings = 0
  /// Earlier airings that were replaced.
  public var replaced = 0
  /// The range from the first start to the last stop that were stored, UTC seconds.
  public var timeRange: Range<Int64>?
  /// Repairs and omissions, by kind.
  public var counts = Counts()
  /// The reason why the feed ended too early, if it did; everything before that was stored.
  public var incompleteReason: String?
  /// The reader's repairs and omissions in the feed's text.
  public var issues: [FeedIssue: Int] = [:]
  /// Whether the server had nothing newer, so that nothing was read.
  public var isUnchanged = false
  /// The guides for the feed's channels, if it is a playlist.
  public var playlist: PlaylistReport?
  /// Bytes of the feed's text, decompressed.
  public var bytes: Int64 = 0
  /// Seconds the import took.
  public var duration: Double = 0

  /// Creates an empty report.
  public init(source: String) { self.source = source }
}
