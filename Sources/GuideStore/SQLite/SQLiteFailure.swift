import CSQLite

/// An error that SQLite reported, with the statement and the file.
struct SQLiteFailure: Error, CustomStringConvertible {
  /// The extended result code.
  var code: Int32
  var message: String
  var sql: String?
  var path: String

  var primaryCode: Int32 { code & 0xFF }
  var isConstraintViolation: Bool { primaryCode == SQLITE_CONSTRAINT }

  /// Whether another connection holds a lock, and waiting for it did not help.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// Whether the content is inconsistent.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT }
  /// Whether nothing can be created next to the file or written into it.
  var isLackOfSpace: Bool {
    [SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY].contains(primaryCode)
  }

  var description: String {
    let statement = sql.map { " while running: \($0.prefix(200))" } ?? ""
    return "SQLite error \(code) (\(message)) in \(path)\(statement)"
  }

  /// The failure in the terms of the store's users.
  var storeError: GuideStoreError {
    switch primaryCode {
    case SQLITE_NOTADB: .notADatabase(path: path)
    case SQLITE_CORRUPT: .damaged(path: path, reason: message)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
    case SQLITE_CANTOPEN: .cannotOpen(path: path, reason: message)
    case SQLITE_FULL: .full(path: path, reason: message)
    case SQLITE_IOERR: .full(path: path, reason: message)
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
    case SQLITE_INTERRUPT: .cancelled
    default: .failed(description)
    }
  }
}
