import Foundation
import Postgres

/// The tables on the server, in the schema `lineup`: those of the file, and
///
///     guide     one row: which guide this is, its format, and the number of the last change
///     version   the number of the last change of each part of a table: what others still have to copy
///     airing    in partitions by channel, with the channel in its key; `words` contains folded words for searches
///
/// All keys of large tables begin with the channel: on Citus, `airing` is distributed by it and the others are
/// reference tables.
struct ServerSchema {
  static let partitions = 8

  /// The guide to which changes belong.
  struct Guide {
    var identity: String
    var format: Int64
    /// The number of changes, from 1.
    var generation: Int64
    /// The mark of the last change, by which the program that made it finds out whether it was stored.
    var push: String
  }

  /// Reads the one row; `nil` if there is no guide yet.
  static func guide(_ server: PostgresConnection, isLocked: Bool = false) throws -> Guide? {
    guard try server.integer("SELECT 1 WHERE to_regclass('lineup.guide') IS NOT NULL") != nil else { return nil }
    let rows = try server.run(
      "SELECT identity, format, generation, push FROM lineup.guide WHERE key = 1" + (isLocked ? " FOR UPDATE" : ""))
    guard rows.count == 1 else { return nil }
    return Guide(
      identity: rows.text(0, 0), format: rows.integer(0, 1), generation: rows.integer(0, 2), push: rows.text(0, 3))
  }

  /// Creates the tables, or adds what this version has in addition. Call it on a primary.
  static func prepare(_ server: PostgresConnection, like copy: SQLiteConnection) throws {
    do {
      try server.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
    } catch let failure as PostgresFailure where !failure.isPassing {
      // Searches work without it, but read everything. If two processes do this at once, one fails.
      guard failure.kind == .statement else { throw failure }
    }
    try server.transaction {
      try server.execute("SELECT pg_advisory_xact_lock(\(Schema.applicationID))")
      try server.execute(
        """
        CREATE SCHEMA IF NOT EXISTS lineup;
        CREATE TABLE IF NOT EXISTS lineup.guide(
          key integer PRIMARY KEY CHECK(key = 1), identity text NOT NULL, format bigint NOT NULL,
          generation bigint NOT NULL, push text NOT NULL);
        INSERT INTO lineup.guide VALUES(1, '\(UUID().uuidString)', \(Schema.version), 1, '') ON CONFLICT (key) DO NOTHING;
        CREATE TABLE IF NOT EXISTS lineup.version(
          relation text NOT NULL, key bigint NOT NULL, version bigint NOT NULL, PRIMARY KEY(relation, key));
        CREATE INDEX IF NOT EXISTS version_number ON lineup.version(version);
        CREATE TABLE IF NOT EXISTS lineup.airing(
          start bigint NOT NULL, stop bigint NOT NULL, channel integer NOT NULL, flags integer NOT NULL,
          ordinal smallint NOT NULL, genre smallint NOT NULL, title text NOT NULL, subtitle text NOT NULL,
          summary text NOT NULL, details bytea NOT NULL, words text NOT NULL, PRIMARY KEY(channel, start, ordinal)
        ) PARTITION BY HASH(channel);
        """)
      for part in 0..<partitions {
        try server.execute(
          """
          CREATE TABLE IF NOT EXISTS lineup.airing_\(part) PARTITION OF lineup.airing
          FOR VALUES WITH (MODULUS \(partitions), REMAINDER \(part))
          """)
      }
      try server.execute(
        """
        CREATE INDEX IF NOT EXISTS airing_long ON lineup.airing(channel, stop)
          WHERE stop - start > \(Schema.longAiring);
        CREATE INDEX IF NOT EXISTS airing_start ON lineup.airing(start);
        """)
      for table in ReplicatedTable.all {
        let columns = try table.columns(copy)
        let all = columns.map { "\($0.quoted) \($0.serverType)" }.joined(separator: ", ")
        try server.execute("CREATE TABLE IF NOT EXISTS \(table.serverName)(\(all))")
        for column in columns {
          try server.execute(
            "ALTER TABLE \(table.serverName) ADD COLUMN IF NOT EXISTS \(column.quoted) \(column.serverType)")
        }
        if let key = table.key {
          try server.execute(
            "CREATE INDEX IF NOT EXISTS \(table.name)_by_\(key) ON \(table.serverName)(\"\(key)\")")
        }
      }
      try server.execute("UPDATE lineup.guide SET format = \(Schema.version) WHERE format < \(Schema.version)")
    }
  }

  /// Creates the index of words. It is created after the first import, which takes a fraction of the time.
  static func indexWords(_ server: PostgresConnection) throws {
    guard try server.integer("SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'") != nil else { return }
    let schema = try server.run(
      "SELECT nspname::text FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm'")
    try server.execute(
      """
      CREATE INDEX IF NOT EXISTS airing_words ON lineup.airing
      USING gin(words "\(schema.text(0, 0))".gin_trgm_ops)
      """)
  }
}
