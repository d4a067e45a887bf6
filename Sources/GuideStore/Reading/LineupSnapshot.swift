import GuideModel

/// The channels, lists and searches of the file at one moment.
struct LineupSnapshot: Sendable {
  var lineup = GuideLineup()
  /// The members of rows that show more than their own channel, in order of rank.
  var members: [Channel.Key: [RowMember]] = [:]
  /// First start and last stop of the rows that have airings, as they are shown, UTC seconds.
  var bounds: [Channel.Key: Range<Int64>] = [:]
  /// The feeds, in order of priority.
  var sources: [GuideSource] = []
  /// SQLite's counter of changes made by others, for the connection that watches.
  var dataVersion: Int64 = 0
}
