import CSQLite

/// One connection to one database file. Not thread safe: whoever holds it serialises its use.
final class SQLiteConnection {
  enum Access {
    case readOnly
    /// Creates the file when it is missing.
    case readWrite
  }

  let path: String
  private(set) var handle: OpaquePointer
  private var cached: [String: SQLiteStatement] = [:]

  /// - Throws: `SQLiteFailure` with SQLite's own message.
  init(path: String, access: Access) throws {
    self.path = path
    var opened: OpaquePointer?
    let flags =
      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code: code, message: message, sql: nil, path: path)
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    cached.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether the file can only be read, whatever was asked for.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// How many rows the last statement that ran inserted, changed or deleted.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func failure(_ code: Int32, sql: String?) -> SQLiteFailure {
    SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql, path: path)
  }

  /// Runs one or more statements that have no parameters and whose rows nobody reads.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql: sql) }
  }

  /// A statement compiled for this call only.
  func prepare(_ sql: String) throws -> SQLiteStatement {
    try SQLiteStatement(connection: self, sql: sql)
  }

  /// A statement compiled once and kept; it comes back reset and without bindings. Do not use it re-entrantly.
  func statement(_ sql: String) throws -> SQLiteStatement {
    if let statement = cached[sql] {
      statement.reset()
      return statement
    }
    let statement = try SQLiteStatement(connection: self, sql: sql)
    cached[sql] = statement
    return statement
  }

  /// The first column of the first row, `nil` when there is no row.
  func integer(_ sql: String, _ values: SQLiteValue...) throws -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.int64(0) : nil
  }

  func run(_ sql: String, _ values: SQLiteValue...) throws {
    let statement = try statement(sql)
    try statement.bind(values)
    try statement.run()
  }

  /// Runs `body` in a transaction that is rolled back when `body` throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after a full disk or an I/O error.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Makes running statements of this connection fail with `SQLITE_INTERRUPT`. May be called from any thread.
  func interrupt() { sqlite3_interrupt(handle) }
}
