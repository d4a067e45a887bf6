import GuideModel

/// The channels as of one moment.
struct LineupSnapshot: Sendable {
  var all: [Channel] = []
  var visible: [Channel] = []
  /// Over the visible channels.
  var timeRange: Range<Int64>?
  var generation = 0
  /// SQLite's counter of changes made by others, for the connection that watches.
  var dataVersion: Int64 = 0
}
