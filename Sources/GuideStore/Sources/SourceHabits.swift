/// How often sources are refreshed and how long past airings are kept, unless a source has its own settings.
public struct SourceHabits: Hashable, Sendable {
  /// Seconds between refreshes of a source from the web; 0 to refresh by hand only.
  public var interval: Int64
  /// Seconds for which past airings are kept; 0 keeps them for good.
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

  /// Applies new habits to the sources that still have the old ones, and to future ones.
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
