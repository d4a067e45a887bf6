import GuideModel

/// The channels, lists and searches of the file at one moment.
struct LineupSnapshot: Sendable {
  var lineup = GuideLineup()
  /// The members of rows that show more than their own channel, in order of rank.
  var members: [Channel.Key: [RowMember]] = [:]
  /// The first start and last stop of the rows that have airings, as shown, UTC seconds.
  var bounds: [Channel.Key: Range<Int64>] = [:]
  /// The feeds, in order of priority.
  var sources: [GuideSource] = []
  /// SQLite's counter of other connections' changes, for the connection that watches.
  var dataVersion: Int64 = 0
}
