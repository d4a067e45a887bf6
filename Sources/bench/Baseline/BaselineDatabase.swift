import CSQLite
import Foundation

/// A database as its documentation shows how to use one, for baselines.
final class BaselineDatabase {
  private var database: OpaquePointer?

  init(path: String) throws {
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw Failure("\(path) cannot be opened") }
  }

  deinit { sqlite3_close_v2(database) }

  /// Runs statements that have no results of interest.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  fileprivate var failure: Failure { Failure(String(cString: sqlite3_errmsg(database))) }

  /// A compiled statement.
  final class Statement {
    private let database: BaselineDatabase
    private var statement: OpaquePointer?

    init(_ database: BaselineDatabase, _ sql: String) throws {
      self.database = database
      guard sqlite3_prepare_v2(database.database, sql, -1, &statement, nil) == SQLITE_OK else { throw database.failure }
    }

    deinit { sqlite3_finalize(statement) }

    func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(statement, index, value) }

    func bind(_ index: Int32, _ text: String) {
      sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    /// Reads all rows; the statement can be bound again afterwards.
    func run() throws {
      var code = sqlite3_step(statement)
      while code == SQLITE_ROW { code = sqlite3_step(statement) }
      guard code == SQLITE_DONE else { throw database.failure }
      sqlite3_reset(statement)
    }
  }
}
