import Foundation
import GuideFormats

/// The outcome of an import.
public struct ImportReport: Hashable, Sendable {
  /// Counts of what was repaired or left out, by kind.
  public struct Counts: Hashable, Sendable {
    /// Stops missing, inferred from the next start or the channel's typical length.
    public var inferredStops = 0
    /// Stops before their start, moved to the next day.
    public var rolledStops = 0
    /// Stops before their start that a day could not explain, inferred.
    public var reversedStops = 0
    /// Airings of a day or longer, cut at the next start.
    public var cappedLengths = 0
    /// Titles missing; "No title" stands for them.
    public var emptyTitles = 0
    /// The very same airing again: left out.
    public var duplicates = 0
    /// Other airings with the same channel and start: kept beside each other.
    public var sharedStarts = 0
    /// Airings beyond the 512th at one start of one channel: left out.
    public var crowdedStarts = 0
    /// Starts more than a year from the rest of the feed, or before 1990: left out.
    public var absurdDates = 0
    /// No channel named: left out.
    public var withoutChannel = 0
    /// Of hidden channels: left out.
    public var onHiddenChannels = 0
    /// Channels that no `channel` element declares, made from the programmes that name them.
    public var undeclaredChannels = 0

    /// Creates counts of nothing.
    public init() {}
  }

  /// The name of the source.
  public var source: String
  /// Channels of the feed that have airings in it.
  public var channels = 0
  /// Channels that the guide did not have before, without those of playlists.
  public var newChannels = 0
  /// Airings stored.
  public var airings = 0
  /// Earlier airings that these replaced.
  public var replaced = 0
  /// From the first start to the last stop that were stored, UTC seconds.
  public var timeRange: Range<Int64>?
  /// Repairs and omissions by kind.
  public var counts = Counts()
  /// Why the feed ended too early, when it did; what came before was stored.
  public var incompleteReason: String?
  /// The reader's repairs and omissions in the feed's text, if there is one.
  public var issues: [FeedIssue: Int] = [:]
  /// Whether the feed's server had nothing newer, so that nothing was read.
  public var isUnchanged = false
  /// The guides that the feed's channels were filled from, if it was a playlist.
  public var playlist: PlaylistReport?
  /// Bytes of the feed's text, decompressed.
  public var bytes: Int64 = 0
  /// Seconds the import took.
  public var duration: Double = 0

  /// Creates a report of nothing imported.
  public init(source: String) { self.source = source }
}
