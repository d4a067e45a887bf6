import Foundation
import GuideModel

/// The tables, their version, and the migrations of a file to it.
enum Schema {
  /// "LNUP": the `PRAGMA application_id` of our files.
  static let applicationID: Int32 = 0x4C4E_5550
  /// The number of `migrations` that the file has: `PRAGMA user_version`.
  static var version: Int32 { Int32(migrations.count) }

  /// The length in seconds beyond which airings have an index of their own, so that one 31-day dummy does not widen
  /// every range scan of its channel. Part of the file format: the index contains it.
  static let longAiring: Int64 = 6 * 3600

  static let migrations: [String] = [
    """
    CREATE TABLE source(
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      refreshed INTEGER NOT NULL DEFAULT 0            -- UTC seconds of the last successful import
    );
    CREATE TABLE channel(
      key INTEGER PRIMARY KEY,                        -- 1 ... 2^20 - 1
      source INTEGER NOT NULL REFERENCES source(key),
      feed_id TEXT NOT NULL,
      name TEXT NOT NULL,
      custom_name TEXT,                               -- given by the user; wins over `name`
      display_names TEXT NOT NULL DEFAULT '',         -- separated by U+001F
      number TEXT NOT NULL DEFAULT '',
      icon TEXT NOT NULL DEFAULT '',
      position INTEGER NOT NULL,
      hidden INTEGER NOT NULL DEFAULT 0,
      first_start INTEGER,                            -- bounds of the stored airings, NULL when there are none
      last_stop INTEGER,
      longest INTEGER NOT NULL DEFAULT 0,             -- longest airing of at most 6 h, seconds
      dirty_from INTEGER,                             -- starts that the search index has not seen: [from, to)
      dirty_to INTEGER,
      details BLOB,
      UNIQUE(source, feed_id)
    );
    CREATE TABLE airing(
      id INTEGER PRIMARY KEY,                         -- channel << 43 | start << 9 | ordinal
      stop INTEGER NOT NULL,
      genre INTEGER NOT NULL,
      flags INTEGER NOT NULL,
      title TEXT NOT NULL,
      subtitle TEXT NOT NULL,
      summary TEXT NOT NULL,
      details BLOB NOT NULL                           -- last, so that scans of the grid need not read it
    );
    CREATE INDEX airing_long ON airing(id >> 43, stop) WHERE stop - (id >> 9 & 17179869183) > 21600;
    CREATE VIRTUAL TABLE search USING fts5(
      title, subtitle, description, detail = column, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE VIEW guide AS                              -- for people with a database shell
      SELECT coalesce(custom_name, name) AS channel, datetime(id >> 9 & 17179869183, 'unixepoch') AS start,
        datetime(stop, 'unixepoch') AS stop, title, subtitle, summary
      FROM airing JOIN channel ON channel.key = id >> 43 ORDER BY position, id;
    """,
    """
    ALTER TABLE channel ADD COLUMN groups TEXT NOT NULL DEFAULT '';  -- of a playlist, separated by U+001F
    """,
    Schema.sourcesAndRows,
    SegmentTable.migration,
    Schema.reminders,
    Schema.sourceSizes,
    Schema.lists,
    SegmentTable.smallSegments,
  ]

  /// Lists of channels and saved searches.
  private static let lists = """
    CREATE TABLE list(                                -- lists of channels; 1 is the favourites
      key INTEGER PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL
    );
    CREATE TABLE list_channel(
      channel INTEGER NOT NULL,
      list INTEGER NOT NULL,
      position INTEGER NOT NULL,
      UNIQUE(channel, list)
    );
    CREATE TABLE saved_search(
      key INTEGER PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL
    );
    CREATE TRIGGER channel_leaves_lists AFTER DELETE ON channel BEGIN
      DELETE FROM list_channel WHERE channel = old.key;
    END;
    """

  /// Checks the file's first bytes before SQLite does, so that a file that is not ours is not even opened. One that
  /// this process has open has been checked.
  static func checkOwner(path: String) throws { try OpenFiles.whileClosed(path: path) { try checkHeader(path: path) } }

  private static func checkHeader(path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      if FileManager.default.fileExists(atPath: path) {
        throw GuideStoreError.cannotOpen(path: path, reason: localized("it cannot be read"))
      }
      return
    }
    defer { try? file.close() }
    let header: [UInt8]
    do {
      header = [UInt8](try file.read(upToCount: 100) ?? Data())
    } catch {
      throw GuideStoreError.cannotOpen(path: path, reason: localized("it cannot be read"))
    }
    if header.isEmpty { return }
    // An interrupted creation, which SQLite is about to roll back.
    if header.allSatisfy({ $0 == 0 }), FileManager.default.fileExists(atPath: path + "-journal") { return }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\u{0}".utf8)) else {
      throw GuideStoreError.notADatabase(path: path)
    }
    let owner = header[68..<72].reduce(Int32(0)) { $0 << 8 | Int32($1) }
    guard owner == applicationID else { throw GuideStoreError.foreignDatabase(path: path, applicationID: owner) }
    let found = header[60..<64].reduce(Int32(0)) { $0 << 8 | Int32($1) }
    guard found <= version else {
      throw GuideStoreError.newerVersion(path: path, found: found, supported: version)
    }
  }

  /// Checks again through SQLite: what a journal next to the file restored may be another program's.
  /// - Returns: whether the file is still empty.
  private static func isEmpty(_ connection: SQLiteConnection) throws -> Bool {
    let owner = Int32(truncatingIfNeeded: try connection.integer("PRAGMA application_id") ?? 0)
    if owner == applicationID { return false }
    guard owner == 0, try connection.integer("SELECT 1 FROM sqlite_master LIMIT 1") == nil else {
      throw GuideStoreError.foreignDatabase(path: connection.path, applicationID: owner)
    }
    return true
  }

  /// Creates or upgrades the tables. Changes nothing in an up-to-date file, nor in another program's.
  static func migrate(_ connection: SQLiteConnection) throws {
    let isNew = try isEmpty(connection)
    let found = try currentVersion(connection)
    if found == version, !isNew { return }
    if isNew {
      // Only before the first table exists: 8 KiB pages hold about ten airings with their details.
      try connection.execute("PRAGMA page_size = 8192")
    }
    try connection.transaction {
      // Another process may have done it meanwhile.
      let found = try isEmpty(connection) ? 0 : currentVersion(connection)
      if found == 0, try connection.integer("SELECT 1 FROM sqlite_master LIMIT 1") != nil {
        throw GuideStoreError.damaged(path: connection.path, reason: localized("its format number is missing"))
      }
      for migration in try missing(in: connection, from: Int(found)) { try connection.execute(migration) }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// Returns the migrations that a file of a given version still needs.
  ///
  /// On the day when both were added, some guides were created that have lists but not the sizes of sources; the order
  /// of the two was changed afterwards. These lack the earlier of the two migrations instead of the later.
  private static func missing(in connection: SQLiteConnection, from found: Int) throws -> [String] {
    let missing = Array(migrations[found...])
    guard missing.first == lists,
      try connection.integer("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'list'") != nil
    else { return missing }
    return [sourceSizes] + missing.dropFirst()
  }

  /// Refuses to read a format that would have to be upgraded by writing.
  static func checkVersion(path: String, found: Int64?) throws {
    guard let found = found.map(Int32.init(truncatingIfNeeded:)), found < version else { return }
    throw GuideStoreError.olderVersion(path: path, found: found, supported: version)
  }

  private static func currentVersion(_ connection: SQLiteConnection) throws -> Int32 {
    let found = Int32(truncatingIfNeeded: try connection.integer("PRAGMA user_version") ?? 0)
    guard found <= version, found >= 0 else {
      throw GuideStoreError.newerVersion(path: connection.path, found: found, supported: version)
    }
    return found
  }
}
