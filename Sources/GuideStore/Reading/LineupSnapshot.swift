import GuideModel

/// What the file said of channels, lists and searches at one moment.
struct LineupSnapshot: Sendable {
  var lineup = GuideLineup()
  /// What rows show that do not just show themselves, in order of rank.
  var members: [Channel.Key: [RowMember]] = [:]
  /// First start and last stop of the rows that have airings, as they are shown, UTC seconds.
  var bounds: [Channel.Key: Range<Int64>] = [:]
  /// The feeds, in order of priority.
  var sources: [GuideSource] = []
  /// SQLite's counter of changes made by others, for the connection that watches.
  var dataVersion: Int64 = 0
}
