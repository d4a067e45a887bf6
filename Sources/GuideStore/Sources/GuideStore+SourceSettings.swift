import GuideModel

extension GuideStore {
  /// Adds seconds to all times of a source when they are shown; nothing stored changes. Rebuilds the rows.
  public func setShift(of source: String, to seconds: Int64) throws(GuideStoreError) {
    try change(source, "shift", to: seconds)
  }

  /// Sets a source's priority: if several sources have a channel, the lowest number comes first. Rebuilds the rows.
  public func setPriority(of source: String, to priority: Int) throws(GuideStoreError) {
    try change(source, "priority", to: Int64(priority))
  }

  /// Adds seconds to the times that a row shows, in addition to its sources' shifts.
  public func setShift(ofRow row: Channel.Key, to seconds: Int64) throws(GuideStoreError) {
    try edit { connection in
      try connection.run("UPDATE channel SET shift = ? WHERE key = ?", SQLiteValue(seconds), SQLiteValue(row))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownChannel(row) }
      try RowBuilder(connection: connection).run()
    }
  }

  /// Marks a source as invented, so that it is shown as such and neither refreshed nor pruned.
  public func markAsDemo(_ source: String) throws(GuideStoreError) {
    try edit { connection in
      try connection.run("UPDATE source SET kind = 'demo' WHERE name = ?", .text(source))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownSource(source) }
    }
  }

  private func change(_ source: String, _ column: String, to value: Int64) throws(GuideStoreError) {
    try edit { connection in
      try connection.run("UPDATE source SET \(column) = ? WHERE name = ?", SQLiteValue(value), .text(source))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownSource(source) }
      try RowBuilder(connection: connection).run()
    }
  }
}
