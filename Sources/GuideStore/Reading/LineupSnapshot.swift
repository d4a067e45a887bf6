import GuideModel

/// The channels as of one moment.
struct LineupSnapshot: Sendable {
  var all: [Channel] = []
  var visible: [Channel] = []
  var visibleKeys: Set<Channel.Key> = []
  /// What rows show that do not just show themselves, in order of rank.
  var members: [Channel.Key: [RowMember]] = [:]
  /// The visible rows that show a channel, where that is not just the channel's own.
  var shownIn: [Channel.Key: [RowMember]] = [:]
  /// The rows, hidden ones too, that have airings.
  var withAirings: Set<Channel.Key> = []
  /// Over the visible channels.
  var timeRange: Range<Int64>?
  var generation = 0
  /// SQLite's counter of changes made by others, for the connection that watches.
  var dataVersion: Int64 = 0
}
