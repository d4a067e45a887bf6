import CSQLite
import Foundation

/// One connection to one database file. Not thread-safe: its owner serialises its use.
final class SQLiteConnection {
  enum Access {
    case readOnly
    /// Creates the file if it does not exist.
    case readWrite
    /// Without marks for writers, for a file in whose folder nothing can be created: correct as long as no process
    /// writes to it or to its log (`isOutdated`).
    case frozen
  }

  let path: String
  /// How the connection waits for locks.
  let patience = LockPatience()
  private(set) var handle: OpaquePointer
  private var cached: [String: SQLiteStatement] = [:]
  /// The state of a frozen file before it was opened.
  private let state: FrozenState?
  /// The file that was opened.
  private let identity: FileIdentity?

  /// - Throws: `SQLiteFailure` with SQLite's own message.
  init(path: String, access: Access) throws {
    self.path = path
    state = access == .frozen ? FrozenState(path: path) : nil
    let hasLog = state?.log != nil
    _ = PromptReading.prepare()
    let known = FileIdentity(path: path)
    if let known { OpenFiles.add(known) }
    var opened: OpaquePointer?
    let flags =
      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY)
      | (access == .frozen ? SQLITE_OPEN_URI : 0)
    if hasLog { _ = lineup_sqlite3_add_reader_files() }
    let address = access == .frozen ? Self.frozenAddress(path, hasLog: hasLog) : path
    let code = sqlite3_open_v2(address, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      if let known { OpenFiles.remove(known) }
      throw SQLiteFailure(code: code, message: message, sql: nil, path: path)
    }
    handle = opened
    // Opening may have created it, or another file may just have taken its place.
    identity = FileIdentity(path: path)
    if identity != known {
      if let identity { OpenFiles.add(identity) }
      if let known { OpenFiles.remove(known) }
    }
    if hasLog { keepLog() }
    let waiting = Unmanaged.passUnretained(patience).toOpaque()
    sqlite3_busy_handler(
      handle,
      { patience, attempt in
        guard let patience else { return 0 }
        return Unmanaged<LockPatience>.fromOpaque(patience).takeUnretainedValue().shouldRetry(attempt: attempt) ? 1 : 0
      }, waiting)
  }

  /// Whether another file has taken the place of the one that was opened.
  var isReplaced: Bool { identity != FileIdentity(path: path) }

  /// Opens a connection for reading, in whatever way the file permits.
  ///
  /// While they read, readers leave marks in a log next to the file. A process that cannot write would fail there, or
  /// leave a log that its owner cannot use. If there is no log, the file contains the whole guide and can be read by
  /// itself. The same applies if the disk is too full for the marks; a log that is left over is read then, too.
  /// - Parameter patience: how long opening waits for other programs, in seconds.
  static func reading(path: String, patience: Double = LockPatience.usual) throws -> SQLiteConnection {
    let folder = (path as NSString).deletingLastPathComponent
    let canWrite = Foundation.access(path, W_OK) == 0 && Foundation.access(folder.isEmpty ? "." : folder, W_OK) == 0
    guard canWrite || hasLog(path) else { return try SQLiteConnection(path: path, access: .frozen) }
    do {
      let connection = try SQLiteConnection(path: path, access: .readOnly)
      // SQLite opens the log with the first read.
      _ = try connection.patience.during(limit: patience) { try connection.integer("PRAGMA schema_version") }
      return connection
    } catch let failure as SQLiteFailure
      where failure.isLackOfSpace && !PromptReading.isRefused && !hasJournal(path)
    {
      return try SQLiteConnection(path: path, access: .frozen)
    }
  }

  /// Whether part of the content may be in a file next to it.
  static func hasLog(_ path: String) -> Bool {
    FrozenState.log(of: path) != nil || hasJournal(path)
  }

  /// Whether a transaction may have to be undone with a file next to it, which cannot be done without writing.
  private static func hasJournal(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "-journal", &status) == 0 && status.st_size > 0
  }

  /// Keeps marks in memory rather than in a file, and leaves the log as it is when the connection is closed.
  ///
  /// SQLite takes this connection for the only one that uses the log, and would store its content and remove it.
  private func keepLog() {
    _ = lineup_sqlite3_keep_log(handle)
    sqlite3_exec(handle, "PRAGMA locking_mode = EXCLUSIVE", nil, nil, nil)
  }

  private static func frozenAddress(_ path: String, hasLog: Bool) -> String {
    // Escape the characters that are special in a URI.
    let plain = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    // Of an immutable file the log would be ignored.
    return "file:\(escaped)?\(hasLog ? "vfs=lineup-reader" : "immutable=1")"
  }

  /// Whether a frozen file or its log was written to since it was opened, so that what was read may be inconsistent.
  var isOutdated: Bool { state.map { $0 != FrozenState(path: path) } ?? false }

  /// Returns a number that changes when any other connection has committed.
  func dataVersion() throws -> Int64 {
    // SQLite detects commits through the log.
    try state.map(\.version) ?? (integer("PRAGMA data_version") ?? 0) &+ (identity?.version ?? 0)
  }

  deinit {
    cached.removeAll()
    sqlite3_close_v2(handle)
    if let identity { OpenFiles.remove(identity) }
  }

  /// Whether the file can only be read, regardless of how it was opened.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// The number of rows that the last statement inserted, changed or deleted.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func failure(_ code: Int32, sql: String?) -> SQLiteFailure {
    SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql, path: path)
  }

  /// Runs one or more statements without parameters, ignoring their rows.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql: sql) }
  }

  /// Compiles a statement for this call only.
  func prepare(_ sql: String) throws -> SQLiteStatement {
    try SQLiteStatement(connection: self, sql: sql)
  }

  /// Returns a statement that is compiled once and cached; it is reset and without bindings. Do not use it
  /// re-entrantly.
  func statement(_ sql: String) throws -> SQLiteStatement {
    if let statement = cached[sql] {
      statement.reset()
      return statement
    }
    let statement = try SQLiteStatement(connection: self, sql: sql)
    cached[sql] = statement
    return statement
  }

  /// Returns the first column of the first row; `nil` if there is no row.
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

  /// Runs `body` in a transaction, which is rolled back if `body` throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After a full disk or an I/O error SQLite has already rolled back.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Switches triggers on or off; exact copies need none.
  func allowTriggers(_ isAllowed: Bool) { _ = lineup_sqlite3_enable_triggers(handle, isAllowed ? 1 : 0) }

  /// Makes running statements of this connection fail with `SQLITE_INTERRUPT`. Any thread may call it.
  func interrupt() { sqlite3_interrupt(handle) }
}
