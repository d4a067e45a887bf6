/// Two channels of different feeds that are shown in one row, or that might be.
public struct ChannelMatch: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, Codable {
    case chosen, id, similarID, tvgName, name, similarName, hourLater, number
  }

  /// The row.
  public var row: Channel.Key
  public var rowName: String
  public var rowSource: String
  /// The channel that the row shows, or would.
  public var channel: Channel.Key
  public var channelName: String
  public var channelSource: String
  public var reason: Reason
  /// Seconds by which the row shows the channel's programmes later.
  public var shift: Int64
  /// Whether a person should look at it: by a similar name, or only offered.
  public var isDoubtful: Bool
  /// Whether the row shows the channel; otherwise it is only offered.
  public var isApplied: Bool

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
