import GuideModel

/// A channel whose airings a row shows.
public struct RowMember: Hashable, Sendable {
  /// The row: a channel that is displayed.
  public var row: Channel.Key
  /// The channel whose feed has the airings.
  public var channel: Channel.Key
  /// Seconds by which the row shows them later than the feed says.
  public var shift: Int64
}
