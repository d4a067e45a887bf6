/// Two channels of different feeds that are shown in one row, or that might be.
public struct ChannelMatch: Hashable, Sendable {
  /// The rule by which two channels were matched, from the most to the least certain.
  public enum Reason: String, Hashable, Sendable, Codable {
    case chosen, id, similarID, tvgName, name, similarName, hourLater, number
  }

  /// The row.
  public var row: Channel.Key
  /// The row's name, to be shown.
  public var rowName: String
  /// The name of the source that the row comes from.
  public var rowSource: String
  /// The channel that the row shows, or could show.
  public var channel: Channel.Key
  /// The channel's name, to be shown.
  public var channelName: String
  /// The name of the source that the channel comes from.
  public var channelSource: String
  /// The rule that matched the two.
  public var reason: Reason
  /// Seconds by which the row shows the channel's programmes later.
  public var shift: Int64
  /// Whether a person should look at it: by a similar name, or only offered.
  public var isDoubtful: Bool
  /// Whether the row shows the channel; otherwise it is only offered.
  public var isApplied: Bool

  /// Creates a match; `shift` is in seconds.
  public init(
    row: Channel.Key, rowName: String, rowSource: String, channel: Channel.Key, channelName: String,
    channelSource: String, reason: Reason, shift: Int64, isDoubtful: Bool, isApplied: Bool
  ) {
    self.row = row
    self.rowName = rowName
    self.rowSource = rowSource
    self.channel = channel
    self.channelName = channelName
    self.channelSource = channelSource
    self.reason = reason
    self.shift = shift
    self.isDoubtful = isDoubtful
    self.isApplied = isApplied
  }
}
