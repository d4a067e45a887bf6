import CSQLite
import Foundation

/// The guide's file as SQLite sees it, without the guide's own code.
final class RawGuide {
  private let handle: OpaquePointer

  init(path: String, isReadOnly: Bool = false) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE, "unix")
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw Failure("\(path) cannot be opened: \(code)")
    }
    handle = opened
    sqlite3_busy_timeout(handle, 20_000)
  }

  deinit { sqlite3_close_v2(handle) }

  func forEachRow(_ sql: String, _ body: (Row) -> Void) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw Failure("\(String(cString: sqlite3_errmsg(handle))) in \(sql)")
    }
    defer { sqlite3_finalize(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: body(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw Failure("\(String(cString: sqlite3_errmsg(handle))) in \(sql)")
      }
    }
  }

  /// The present row of a query.
  struct Row {
    fileprivate let statement: OpaquePointer

    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
  }

  func integer(_ sql: String) throws -> Int64? {
    var value: Int64?
    try forEachRow(sql) { value = value ?? $0.integer(0) }
    return value
  }

  /// Returns the inconsistencies in the file; empty for a sound one.
  func damage() throws -> [String] {
    var found: [String] = []
    try forEachRow("PRAGMA integrity_check(5)") { found.append($0.text(0)) }
    return found == ["ok"] ? [] : found
  }

  struct Content {
    /// Checksums by source, then by channel's index, comparable with `Feed.sum(of:)`.
    var sums: [String: [String: UInt64]] = [:]
    var rows = 0
  }

  /// Returns all airings, from one snapshot.
  func content() throws -> Content {
    var content = Content()
    var sums: [Int64: RowSum] = [:]
    var channels: [Int64: (source: String, id: String)] = [:]
    try forEachRow("BEGIN") { _ in }
    defer { try? forEachRow("COMMIT") { _ in } }
    try forEachRow("SELECT c.key, s.name, c.feed_id FROM channel c JOIN source s ON s.key = c.source") {
      channels[$0.integer(0)] = ($0.text(1), $0.text(2))
    }
    try forEachRow("SELECT id >> 43, id >> 9 & 17179869183, stop, title FROM airing") { row in
      let key = row.integer(0)
      content.rows += 1
      sums[key, default: RowSum()].add(
        channels[key]?.id ?? "", row.integer(1), row.integer(2), row.text(3))
    }
    for (key, channel) in channels {
      content.sums[channel.source, default: [:]][channel.id] = sums[key]?.value ?? 0
    }
    for key in sums.keys where channels[key] == nil { content.sums["?", default: [:]]["\(key)"] = sums[key]?.value }
    return content
  }

  /// Returns the number of channels whose stored bounds are not those of their airings.
  func wrongBounds() throws -> Int {
    Int(
      try integer(
        """
        SELECT count(*) FROM channel c LEFT JOIN (
          SELECT id >> 43 AS channel, min(id >> 9 & 17179869183) AS first, max(stop) AS last FROM airing GROUP BY id >> 43
        ) a ON a.channel = c.key
        WHERE c.first_start IS NOT a.first OR c.last_stop < a.last OR (a.last IS NULL AND c.last_stop IS NOT NULL)
        """) ?? 0)
  }
}
