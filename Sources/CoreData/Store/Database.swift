import CSQLite
import Foundation

/// A connection to a file of SQLite.
final class Database {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  private let path: String

  init(path: String, readOnly: Bool = false, creates: Bool = true) throws {
    self.path = path
    let flags =
      (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | (creates ? SQLITE_OPEN_CREATE : 0))
      | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let reason = message
      sqlite3_close_v2(handle)
      handle = nil
      throw CocoaErrors.error(
        NSPersistentStoreOpenError, "The file \(path) could not be opened: \(reason)", [NSFilePathErrorKey: path])
    }
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  private var message: String { handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "no memory" }

  private func failure() -> NSError {
    let code = Int(sqlite3_errcode(handle))
    let isNoDatabase = code == Int(SQLITE_NOTADB) || code == Int(SQLITE_CORRUPT)
    return CocoaErrors.error(
      isNoDatabase ? NSPersistentStoreInvalidTypeError : NSSQLiteError, "\(path): \(message)",
      [NSSQLiteErrorDomain: NSNumber(value: code), NSFilePathErrorKey: path])
  }

  /// Executes statements without values.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Executes a statement with values, and calls a closure for each row of its result.
  func run(_ sql: String, _ values: [SQLValue] = [], _ body: (SQLRow) throws -> Void = { _ in }) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, to: statement, at: Int32(index + 1)) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(SQLRow(statement: statement))
      case SQLITE_DONE: return
      default: throw failure()
      }
    }
  }

  /// Makes changes together, or none if the closure throws.
  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) throws {
    // SQLite copies texts and bytes.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .whole(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
      case .bytes(let data):
        data.isEmpty
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : data.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copies) }
      }
    guard code == SQLITE_OK else { throw failure() }
  }
}

/// A value of SQLite's.
enum SQLValue {
  case null
  case whole(Int64)
  case real(Double)
  case text(String)
  case bytes(Data)
}

/// A row of a result, while it is read.
struct SQLRow {
  fileprivate let statement: OpaquePointer

  subscript(index: Int) -> SQLValue {
    let index = Int32(index)
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .whole(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, index))
      return .bytes(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
    default: return .null
    }
  }
}
