import Foundation

/// Replaces a damaged guide by a new one, with everything readable that people made of it (channels hidden, moved and
/// renamed, lists, searches, sources), row by row, and without airings, which the feeds have.
struct Recovery {
  let path: String

  /// Tables whose rows the feeds supply again.
  private static let refreshed: Set<String> = ["airing"]

  /// The greatest number of rows between damaged pages that are searched one by one.
  private static let mostProbes: Int64 = 100_000

  /// Recovers the guide. The damaged file is kept next to the new one, which takes its place in one step.
  func run() throws -> RecoveryReport {
    let aside = Self.freeName(path + ".damaged-" + Self.stamp())
    let fresh = path + ".repaired"
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(fresh + ending) }
    var report = RecoveryReport(damagedPath: aside)
    try fill(fresh, &report)
    // The same file gets a second name, so that there is a guide at every moment.
    guard link(path, aside) == 0 || rename(path, aside) == 0 else { throw failure() }
    for ending in ["-wal", "-journal"] where FileManager.default.fileExists(atPath: path + ending) {
      guard rename(path + ending, aside + ending) == 0 else { throw failure() }
    }
    unlink(path + "-shm")
    guard rename(fresh, path) == 0 else { throw failure() }
    return report
  }

  private func failure() -> GuideStoreError { .full(path: path, reason: String(cString: strerror(errno))) }

  private static func stamp() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    return formatter.string(from: Date())
  }

  private static func freeName(_ name: String) -> String {
    var candidate = name
    var number = 2
    while FileManager.default.fileExists(atPath: candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  // MARK: Saving

  private func fill(_ fresh: String, _ report: inout RecoveryReport) throws {
    let new = try SQLiteConnection(path: fresh, access: .readWrite)
    try Schema.migrate(new)
    if let old = try? SQLiteConnection.reading(path: path) {
      try new.transaction {
        for table in try Self.tables(new) where !Self.refreshed.contains(table) {
          if try !copy(table, from: old, to: new) { report.isIncomplete = true }
        }
        try new.execute(
          """
          UPDATE channel SET first_start = NULL, last_stop = NULL, longest = 0, dirty_from = NULL, dirty_to = NULL;
          UPDATE source SET refreshed = 0, etag = '', modified = '';
          """)
      }
    } else {
      report.isIncomplete = true
    }
    report.channels = Int(try new.integer("SELECT count(*) FROM channel") ?? 0)
    report.lists = Int(try new.integer("SELECT count(DISTINCT list) FROM list_channel") ?? 0)
    report.searches = Int(try new.integer("SELECT count(*) FROM saved_search") ?? 0)
    try new.statement("SELECT name FROM source ORDER BY key").forEachRow { report.sources.append($0.text(0)) }
  }

  /// Returns the tables of a sound guide, without those of the search index.
  private static func tables(_ connection: SQLiteConnection) throws -> [String] {
    var names: [String] = []
    try connection.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'search_%'"
    ).forEachRow { names.append($0.text(0)) }
    return names
  }

  private static func columns(of table: String, _ connection: SQLiteConnection) throws -> [String] {
    var names: [String] = []
    try connection.prepare("SELECT name FROM pragma_table_info(?)").forEachRow(.text(table)) {
      names.append($0.text(0))
    }
    return names
  }

  /// Copies what can be read: from the beginning up to the first damage, from the end down to the last, and single rows
  /// between them.
  /// - Returns: whether nothing was damaged.
  private func copy(_ table: String, from old: SQLiteConnection, to new: SQLiteConnection) throws -> Bool {
    guard let known = try? Self.columns(of: table, old) else { return false }
    // An older format has fewer columns.
    let columns = try Self.columns(of: table, new).filter { known.contains($0) }
    guard !columns.isEmpty else { return known.isEmpty }
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let insert = try new.prepare("INSERT OR IGNORE INTO \"\(table)\"(\(names)) VALUES(\(places))")

    // In storage order: by row number, or by key if there is none.
    let isKeyed =
      try new.integer(
        "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?", .text(table)) == 1
    let order = isKeyed ? try Self.keyColumns(of: table, new).map { "\"\($0)\"" } : ["rowid"]
    var last = Int64.min
    func take(_ condition: String, _ values: SQLiteValue...) throws -> Bool {
      do {
        let rows = try old.prepare(
          "SELECT \(isKeyed ? "0" : "rowid"), \(names) FROM \"\(table)\" NOT INDEXED \(condition)")
        try rows.bind(values)
        while try rows.step() {
          last = rows.int64(0)
          try insert.bind(columns.indices.map { rows.value(Int32($0) + 1) })
          // A row that violates the table's constraints is damaged itself.
          do { try insert.run() } catch let failure as SQLiteFailure where failure.isConstraintViolation {
            insert.reset()
          }
        }
        return true
      } catch let failure as SQLiteFailure where failure.path == old.path {
        return false
      }
    }
    if try take("ORDER BY \(order.joined(separator: ", "))") { return true }
    let before = last
    last = Int64.max
    // Duplicates are ignored.
    _ = try take("ORDER BY \(order.map { $0 + " DESC" }.joined(separator: ", "))")
    let after = last
    if !isKeyed, before > Int64.min, after < Int64.max, after > before,
      case let (gap, overflows) = after.subtractingReportingOverflow(before), !overflows, gap <= Self.mostProbes
    {
      for row in before + 1..<max(after, before + 1) { _ = try take("WHERE rowid = ?", SQLiteValue(row)) }
    }
    return false
  }

  private static func keyColumns(of table: String, _ connection: SQLiteConnection) throws -> [String] {
    var names: [String] = []
    try connection.prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk").forEachRow(.text(table)) {
      names.append($0.text(0))
    }
    return names
  }
}
