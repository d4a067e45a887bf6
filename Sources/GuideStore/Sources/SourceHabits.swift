/// How often sources are refreshed and how long what is over stays, where their owner says nothing else.
public struct SourceHabits: Hashable, Sendable {
  /// Seconds between refreshes of a source from the web; 0 for by hand only.
  public var interval: Int64
  /// Seconds that airings stay after they have ended; 0 for good.
  public var keeping: Int64

  /// Creates habits, in seconds; by default 12 hours and 14 days.
  public init(interval: Int64 = 12 * 3_600, keeping: Int64 = 14 * 86_400) {
    self.interval = interval
    self.keeping = keeping
  }
}

extension GuideStore {
  /// The habits of new sources.
  public var habits: SourceHabits {
    get { sourceHabits.withLock { $0 } }
    set { sourceHabits.withLock { $0 = newValue } }
  }

  /// Takes over new habits for the sources that still have the old ones, and for those to come.
  public func changeHabits(from old: SourceHabits, to new: SourceHabits) throws(GuideStoreError) {
    habits = new
    guard old != new else { return }
    try edit { connection in
      try connection.run(
        "UPDATE source SET every = ?2 WHERE every = ?1 AND standalone AND kind <> 'demo' AND address NOT LIKE '/%'",
        SQLiteValue(old.interval), SQLiteValue(new.interval))
      try connection.run(
        "UPDATE source SET keep = ?2 WHERE keep = ?1", SQLiteValue(old.keeping), SQLiteValue(new.keeping))
    }
  }
}
