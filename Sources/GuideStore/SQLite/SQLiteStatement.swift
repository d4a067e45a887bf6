import CSQLite
import Foundation

/// A compiled statement of one connection, with its bindings and its current row. Parameters count from 1,
/// columns from 0, as in SQLite.
final class SQLiteStatement {
  private let statement: OpaquePointer
  private unowned let connection: SQLiteConnection
  let sql: String

  /// SQLite copies the bytes during the call.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  /// The address used for a text or blob without bytes.
  private static let nothing: StaticString = ""

  init(connection: SQLiteConnection, sql: String) throws {
    self.connection = connection
    self.sql = sql
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw connection.failure(code, sql: sql) }
    statement = prepared
  }

  deinit { sqlite3_finalize(statement) }

  // MARK: Parameters

  func bind(_ values: [SQLiteValue]) throws {
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      switch value {
      case .integer(let value): bind(index, value)
      case .real(let value): sqlite3_bind_double(statement, index, value)
      case .text(let value): bind(index, value)
      case .blob(let value): bind(index, blob: value)
      case .null: sqlite3_bind_null(statement, index)
      }
    }
  }

  func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(statement, index, value) }

  func bind(_ index: Int32, _ value: String) {
    var value = value
    value.withUTF8 { text in
      _ = text.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), Self.transient)
      }
    }
  }

  func bind(_ index: Int32, blob: [UInt8]) {
    _ = blob.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), Self.transient) }
  }

  /// Binds text without copying it; the caller keeps it in place until the statement has run.
  @inline(__always)
  func bind(_ index: Int32, stableText text: UnsafeRawBufferPointer) {
    // A null pointer would bind NULL.
    let start = text.baseAddress ?? UnsafeRawPointer(Self.nothing.utf8Start)
    sqlite3_bind_text(statement, index, start.assumingMemoryBound(to: CChar.self), Int32(text.count), nil)
  }

  /// Binds bytes without copying them; the caller keeps them in place until the statement has run.
  @inline(__always)
  func bind(_ index: Int32, stableBlob bytes: UnsafeRawBufferPointer) {
    let start = bytes.baseAddress ?? UnsafeRawPointer(Self.nothing.utf8Start)
    sqlite3_bind_blob(statement, index, start, Int32(bytes.count), nil)
  }

  // MARK: Running

  /// Goes to the next row, and returns whether there is one.
  func step() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let failure = connection.failure(code, sql: sql)
      sqlite3_reset(statement)
      throw failure
    }
  }

  /// Runs a statement that returns no rows, and leaves it ready to run again. Bindings stay.
  func run() throws {
    _ = try step()
    sqlite3_reset(statement)
  }

  func reset() {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }

  /// Binds values, calls `body` with every row, and resets the statement.
  func forEachRow(_ values: SQLiteValue..., body: (SQLiteStatement) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while try step() { try body(self) }
  }

  // MARK: The current row

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// Returns the column's value, whatever its type.
  func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(int64(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  func text(_ column: Int32) -> String {
    guard let text = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let blob = sqlite3_column_blob(statement, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: blob, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// Calls `body` with the column's bytes, which are valid only during the call.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let blob = sqlite3_column_blob(statement, column)
    return body(UnsafeRawBufferPointer(start: blob, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// Whether the column has exactly these bytes.
  @inline(__always)
  func holds(_ bytes: UnsafeRawBufferPointer, in column: Int32) -> Bool {
    let blob = sqlite3_column_blob(statement, column)
    guard Int(sqlite3_column_bytes(statement, column)) == bytes.count else { return false }
    guard let blob, let start = bytes.baseAddress else { return bytes.isEmpty }
    return memcmp(blob, start, bytes.count) == 0
  }
}
