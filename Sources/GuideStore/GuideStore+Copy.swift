import GuideModel

/// The result of `GuideStore.copy(to:)`.
public struct CopyReport: Hashable, Sendable {
  /// Sources copied.
  public var sources: Int
  /// Channels copied, including hidden ones.
  public var channels: Int
  /// Airings copied.
  public var airings: Int
}

extension GuideStore {
  /// Copies everything into another guide, row for row: sources, channels, airings, lists, searches, reminders.
  /// Credentials, which are stored outside the guide, are not copied.
  /// - Parameters:
  ///   - target: a guide without sources, unless `isReplacing`.
  ///   - isReplacing: whether the target's content may be lost.
  /// - Throws: `GuideStoreError.notEmpty` if the target has sources.
  /// - Complexity: O(size).
  @discardableResult
  public func copy(to target: GuideStore, isReplacing: Bool = false) throws(GuideStoreError) -> CopyReport {
    let report = try target.translatingErrors {
      try server?.holdAirings()
      let report = try target.withWriter { connection in
        try connection.run("ATTACH ? AS original", .text(path))
        defer { try? connection.execute("DETACH original") }
        return try connection.transaction {
          if !isReplacing, try connection.integer("SELECT 1 FROM main.source WHERE kind <> 'demo' LIMIT 1") != nil {
            throw GuideStoreError.notEmpty(path: target.shownPath)
          }
          return try Self.copyRows(connection)
        }
      }
      try target.reload()
      return report
    }
    return report
  }

  /// Copies between the two files of a connection.
  private static func copyRows(_ connection: SQLiteConnection) throws -> CopyReport {
    // With a condition, because otherwise SQLite deletes all rows without reporting which.
    try connection.execute("DELETE FROM main.airing WHERE true")
    for table in ReplicatedTable.all {
      let columns = try table.columns(connection).map(\.quoted).joined(separator: ", ")
      try connection.execute("DELETE FROM main.\"\(table.name)\" WHERE true")
      try connection.execute(
        "INSERT INTO main.\"\(table.name)\"(\(columns)) SELECT \(columns) FROM original.\"\(table.name)\"")
    }
    // Rows made by triggers are not part of the copy.
    try connection.execute("DELETE FROM main.reminder_change WHERE true")
    try connection.execute("INSERT INTO main.reminder_change SELECT * FROM original.reminder_change")
    try connection.execute(
      "INSERT INTO main.airing(\(AiringRow.columns)) SELECT \(AiringRow.columns) FROM original.airing ORDER BY id")
    let airings = connection.changeCount
    try connection.execute(
      """
      DELETE FROM main.search_segment; DELETE FROM main.search_block; DELETE FROM main.search_stale;
      UPDATE main.channel SET dirty_from = first_start, dirty_to = last_stop + 1 WHERE first_start IS NOT NULL
      """)
    return CopyReport(
      sources: Int(try connection.integer("SELECT count(*) FROM main.source") ?? 0),
      channels: Int(try connection.integer("SELECT count(*) FROM main.channel") ?? 0), airings: airings)
  }
}
